import { useParams } from 'react-router-dom'
import {
  serviceDetails,
  subpagePageText,
  type ServiceSubpage,
} from '../../content/collections/serviceDetails'
import { services, type Service } from '../../content/collections/services'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import {
  Columns,
  Container,
  Drawing,
  Frame,
  Heading,
  NestedList,
  Section,
  Stack,
  Text,
} from '../../design-system'
import { BackButton } from '../../sections/BackButton'
import { DocumentHead } from '../../sections/DocumentHead'
import { drawings } from '../../sections/drawings'
import { RuledPoints } from '../../sections/RuledPoints'
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
  const drawing = drawings[subpage.drawing]
  const isUpright = drawing.height > drawing.width
  const { pointsHeading } = serviceSubpagePage
  const points =
    subpage.points.length > 0 &&
    // An upright drawing leaves room for the points beside it. A wide one doesn't, so they get a section of their own.
    (isUpright ? (
      <Stack space="medium">
        <Heading level={2}>{pointsHeading}</Heading>
        <NestedList items={subpage.points} marker="check" />
      </Stack>
    ) : (
      <RuledPoints heading={pointsHeading} points={subpage.points} />
    ))
  return (
    <>
      <DocumentHead text={subpagePageText(subpage)} href={subpage.link} />
      <Section space="medium">
        <Container>
          <Stack space="large">
            <Columns split="second-beside-others" space="medium" gutter="wide" align="start">
              <Stack space="small" align="start">
                <BackButton fallback={service.link}>{serviceSubpagePage.back}</BackButton>
                <Heading level={1}>{subpage.title}</Heading>
                <Text size="lead" isMeasured>
                  {subpage.description}
                </Text>
              </Stack>
              <Frame ground="white" hasBorder>
                <Drawing {...drawing} loading="eager" />
              </Frame>
              {isUpright && points}
            </Columns>
            {!isUpright && points}
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
