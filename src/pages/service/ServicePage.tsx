import { useParams } from 'react-router-dom'
import { serviceText, services, unknownTexts } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ServicePage. */
export default function ServicePage() {
  const { id } = useParams()
  const service = services.find((candidate) => candidate.id === id)
  return (
    <Section>
      {service ? (
        <PageHead text={serviceText(service)} href={service.link} />
      ) : (
        <PageHead unknown={unknownTexts.service.message} />
      )}
      <Container>
        <Stack space="medium">
          <Heading level={1}>{service?.title ?? unknownTexts.service.message}</Heading>
          <Text isMeasured>{service?.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
