import { servicesPage } from '../../content/pages/services'
import { Container, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'
import { CategoryCards } from './CategoryCards'

/** The firm's fields of work; all but one open what belongs to them in a dialog. */
export default function ServicesPage() {
  const { title, text, picture, introduction } = servicesPage
  return (
    <>
      <DocumentHead text={servicesPage.head} href={paths.services.href()} />
      <PageHero title={title} text={text} picture={picture} />
      <Section>
        <Container>
          <Stack space="large">
            <Text size="lead" tone="muted" isMeasured>
              {introduction}
            </Text>
            <CategoryCards />
          </Stack>
        </Container>
      </Section>
    </>
  )
}
