import { useParams } from 'react-router-dom'
import {
  serviceDetails,
  subpagePageText,
  type ServiceSubpage,
} from '../../content/collections/serviceDetails'
import { services, type Service } from '../../content/collections/services'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Container, Heading, NestedList, Section, Stack, Text } from '../../design-system'
import { BackButton } from '../../sections/BackButton'
import { DocumentHead } from '../../sections/DocumentHead'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { TopicCards } from './TopicCards'

/** A subpage of a service: its highlights, and its topics as cards that open dialogs. */
export default function ServiceSubpagePage() {
  const { id, subpageI } = useParams()
  const service = services.find((candidate) => candidate.id === id)
  const subpage =
    service && serviceDetails[service.id].subpages?.find((candidate) => candidate.id === subpageI)
  if (!service || !subpage) {
    const unknown = service ? serviceSubpagePage.unknownSubpage : serviceSubpagePage.unknownService
    return <UnknownEntry {...unknown} />
  }
  return <Subpage service={service} subpage={subpage} />
}

function Subpage({ service, subpage }: { service: Service; subpage: ServiceSubpage }) {
  return (
    <>
      <DocumentHead text={subpagePageText(subpage)} href={subpage.link} />
      <Section space="medium">
        <Container>
          <Stack space="large">
            <Stack space="small" align="start">
              <BackButton fallback={service.link}>{serviceSubpagePage.back}</BackButton>
              <Heading level={1}>{subpage.title}</Heading>
              <Text size="lead" isMeasured>
                {subpage.description}
              </Text>
            </Stack>
            {subpage.points.length > 0 && (
              <Stack space="medium">
                <Heading level={2}>{serviceSubpagePage.pointsHeading}</Heading>
                <NestedList items={subpage.points} marker="check" />
              </Stack>
            )}
          </Stack>
        </Container>
      </Section>
      {subpage.subpagesII && (
        <Section ground="sand" aria-labelledby="topics">
          <Container>
            <Stack space="large">
              <Heading level={2} id="topics">
                {serviceSubpagePage.topicsHeading}
              </Heading>
              <TopicCards topics={subpage.subpagesII} />
            </Stack>
          </Container>
        </Section>
      )}
    </>
  )
}
