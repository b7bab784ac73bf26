import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ConsultancyServicesPage. */
export default function ConsultancyServicesPage() {
  return (
    <Section>
      <PageHead route="consultancyServices" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.consultancyServices.label}</Heading>
          <Text isMeasured>{pages.consultancyServices.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
