import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ServicesPage. */
export default function ServicesPage() {
  return (
    <Section>
      <PageHead route="services" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.services.label}</Heading>
          <Text isMeasured>{pages.services.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
