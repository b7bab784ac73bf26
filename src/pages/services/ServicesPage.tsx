import { servicesPage } from '../../content'
import { Container, Heading, Section, Stack } from '../../design-system'
import { PageHead } from '../../sections/PageHead'
import { PageHero } from '../../sections/PageHero'
import { CategoryCards } from './CategoryCards'

/** The firm's fields of work; all but one open what belongs to them in a dialog. */
export default function ServicesPage() {
  const { title, text, picture, heading } = servicesPage
  return (
    <>
      <PageHead route="services" />
      <PageHero title={title} text={text} picture={picture.picture} />
      <Section aria-labelledby="solutions">
        <Container>
          <Stack space="large">
            <Heading level={2} size="title" id="solutions">
              {heading}
            </Heading>
            <CategoryCards />
          </Stack>
        </Container>
      </Section>
    </>
  )
}
