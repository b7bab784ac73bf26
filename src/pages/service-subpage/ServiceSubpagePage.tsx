import { useParams } from 'react-router-dom'
import { serviceText, services, unknownTexts } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ServiceSubpagePage. */
export default function ServiceSubpagePage() {
  const { id } = useParams()
  const service = services.find((candidate) => candidate.id === id)
  return (
    <Section>
      {service ? (
        <PageHead text={serviceText(service)} href={service.link} />
      ) : (
        <PageHead unknown={unknownTexts.subpageService.message} />
      )}
      <Container>
        <Stack space="medium">
          <Heading level={1}>{service?.title ?? unknownTexts.subpageService.message}</Heading>
          <Text isMeasured>{service?.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
