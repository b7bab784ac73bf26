import { useMatch } from 'react-router-dom'
import { projectDrawings } from '../../content/collections/projectDrawings'
import { serviceDetails, subpageHead, type ServiceSubpage } from '../../content/collections/serviceDetails'
import { services, type Service } from '../../content/collections/services'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Columns, Container, Heading, Section, Stack, Text, ZoomableDrawing } from '../../design-system'
import { paths } from '../../paths'
import { BackButton } from '../../sections/BackButton'
import { DocumentHead } from '../../sections/DocumentHead'
import { drawingSheetProps } from '../../sections/drawings'
import { otherEntries } from '../../sections/otherEntries'
import { OthersSection } from '../../sections/OthersSection'
import { RuledPoints } from '../../sections/RuledPoints'
import { SubpageCard } from '../../sections/SubpageCard'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { TopicCards } from './TopicCards'

/** A subpage of a service: its highlights, and its topics as cards that open dialogs. */
export default function ServiceSubpagePage() {
  const { id, subpageI } = useMatch(paths.serviceSubpage.pattern)?.params ?? {}
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
  const drawing = projectDrawings['db-32']?.find(({ kind }) => kind === subpage.drawing)
  return (
    <>
      <DocumentHead text={subpageHead(subpage)} href={subpage.link} />
      <Section space={subpage.subpagesII ? 'medium' : 'medium-then-large'}>
        <Container>
          <Stack space="large">
            <Columns split="halves" align="start">
              <Stack space="medium" align="start">
                <BackButton fallback={service.link}>{serviceSubpagePage.back}</BackButton>
                <Heading level={1}>{subpage.title}</Heading>
                <Text size="lead" isMeasured>
                  {subpage.description}
                </Text>
              </Stack>
              {drawing && <ZoomableDrawing {...drawingSheetProps(drawing)} />}
            </Columns>
            {subpage.points.length > 0 && (
              <RuledPoints heading={serviceSubpagePage.pointsHeading} points={subpage.points} />
            )}
          </Stack>
        </Container>
      </Section>
      {subpage.subpagesII && (
        <Section space="medium-then-large" aria-labelledby="topics">
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
      <Siblings service={service} subpage={subpage} />
    </>
  )
}

/** The other subpages of the service. */
function Siblings({ service, subpage }: { service: Service; subpage: ServiceSubpage }) {
  return (
    <OthersSection heading={serviceSubpagePage.siblingsHeading}>
      {otherEntries(serviceDetails[service.id].subpages ?? [], subpage).map((sibling) => (
        <li key={sibling.id}>
          <SubpageCard subpage={sibling} action={serviceSubpagePage.siblingAction} />
        </li>
      ))}
    </OthersSection>
  )
}
