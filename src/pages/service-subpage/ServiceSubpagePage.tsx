import { useMatch } from 'react-router-dom'
import { services, type Service } from '../../content/services/services'
import {
  serviceSubpages,
  subpageHead,
  type ServiceSubpage,
  type SubpageDetails,
} from '../../content/services/serviceSubpages'
import { subpageDetails } from '../../content/services/subpageDetails'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Columns, Heading, Section, Stack } from '../../design-system'
import { paths } from '../../paths'
import { BackButton } from '../../sections/BackButton'
import { DocumentHead } from '../../site/DocumentHead'
import { LeadingSentence } from '../../sections/LeadingSentence'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { OthersSection } from '../../sections/cards/OthersSection'
import { RuledPoints } from '../../sections/RuledPoints'
import { SubpageCard } from '../../sections/cards/SubpageCard'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { ZoomableDrawing } from '../../sections/pictures/ZoomableDrawing'
import { TopicCards } from './TopicCards'

/** A subpage of a service: its highlights, and its topics as cards that open dialogs. */
export default function ServiceSubpagePage() {
  const { id, subpageI } = useMatch(paths.serviceSubpage.pattern)?.params ?? {}
  const service = services.find((candidate) => candidate.id === id)
  const subpage = serviceSubpages.find(
    (candidate) => candidate.link === paths.serviceSubpage.href(id ?? '', subpageI ?? ''),
  )
  if (!service || !subpage) {
    const unknown = service ? serviceSubpagePage.unknownSubpage : serviceSubpagePage.unknownService
    return <UnknownEntry {...unknown} />
  }
  return <Subpage service={service} subpage={subpage} details={subpageDetails[subpage.id]} />
}

interface SubpageProps {
  service: Service
  subpage: ServiceSubpage
  details: SubpageDetails
}

function Subpage({ service, subpage, details: { description, points, subpagesII } }: SubpageProps) {
  return (
    <>
      <DocumentHead text={subpageHead(subpage)} href={subpage.link} />
      <Section size={subpagesII ? 'medium' : 'large'} top="medium">
        <Stack space="2xlarge">
          <Columns ratio="1:1" align="start">
            <Stack space="large" align="start">
              <BackButton fallback={service.link}>{serviceSubpagePage.back}</BackButton>
              <Heading level={1}>{subpage.title}</Heading>
              <LeadingSentence>{description}</LeadingSentence>
            </Stack>
            {'drawing' in subpage.view ? (
              <ZoomableDrawing name={subpage.view.drawing} />
            ) : (
              <ContentPicture
                name={subpage.view.picture}
                sizes={{ base: '92vw', lg: '46vw', xl: '36rem' }}
                hasCaption
                isPriority
              />
            )}
          </Columns>
          {points.length > 0 && <RuledPoints heading={serviceSubpagePage.pointsHeading} points={points} />}
        </Stack>
      </Section>
      {subpagesII && (
        <Section top="medium" aria-labelledby="topics">
          <Stack space="2xlarge">
            <Heading level={2} id="topics">
              {serviceSubpagePage.topicsHeading}
            </Heading>
            <TopicCards topics={subpagesII} />
          </Stack>
        </Section>
      )}
      <OthersSection heading={serviceSubpagePage.siblingsHeading} entries={serviceSubpages} current={subpage}>
        {(sibling) => <SubpageCard subpage={sibling} />}
      </OthersSection>
      <ExcellenceBanner />
    </>
  )
}
