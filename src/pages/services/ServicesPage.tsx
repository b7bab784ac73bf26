import { servicesPage } from '../../content/pages/services'
import { Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { PageHero } from '../../sections/PageHero'
import { CategoryCards } from './CategoryCards'

/** The service categories. One links to a page of its own; the others open a dialog with their services. */
export default function ServicesPage() {
  const { title, text, introduction } = servicesPage
  return (
    <>
      <DocumentHead text={servicesPage.head} href={paths.services.href()} />
      <PageHero title={title} text={text} />
      <Section top="small">
        <Stack space="large">
          <Text size="lead" tone="muted">
            {introduction}
          </Text>
          <CategoryCards />
        </Stack>
      </Section>
      <ExcellenceBanner />
    </>
  )
}
