import { useMatch } from 'react-router-dom'
import { serviceDetails } from '../../content/services/serviceDetails'
import { serviceHead, services, type Service, type ServiceDetails } from '../../content/services/services'
import type { ServiceSubpage } from '../../content/services/serviceSubpages'
import { servicePage } from '../../content/pages/service'
import { Columns, Frame, Grid, Heading, Section, Stack, Text } from '../../design-system'
import { pictureCaption } from '../../images/pictures'
import { paths } from '../../paths'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { OthersSection } from '../../sections/cards/OthersSection'
import { DocumentHead } from '../../site/DocumentHead'
import { LeadingSentence } from '../../sections/LeadingSentence'
import { RuledPoints } from '../../sections/RuledPoints'
import { ServiceRow } from '../../sections/cards/ServiceRow'
import { SubpageCard } from '../../sections/cards/SubpageCard'
import { HouseFigures } from './HouseFigures'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { WorkSheets } from '../../sections/pictures/WorkSheets'

/** A service: its description, what the client receives, its subpages, and links to other services. */
export default function ServicePage() {
  const { id } = useMatch(paths.service.pattern)?.params ?? {}
  const service = services.find((candidate) => candidate.id === id)
  if (!service) return <UnknownEntry {...servicePage.unknown} />
  const details = serviceDetails[service.id]
  return (
    <>
      <DocumentHead text={serviceHead(service)} href={service.link} />
      <ServiceSheet service={service} details={details} />
      <ExcellenceBanner />
      {details.subpages && <Subpages subpages={details.subpages} />}
      <OthersSection heading={servicePage.othersHeading} entries={services} current={service} layout="rows">
        {(other) => <ServiceRow service={other} headingLevel={3} />}
      </OthersSection>
    </>
  )
}

function ServiceSheet({ service, details }: { service: Service; details: ServiceDetails }) {
  const { description, points, gallery, hasWorkSheets, hasHouseFigures } = details
  return (
    <Section top="medium">
      <Stack space="2xlarge">
        <Columns ratio="1:1" space="large">
          <Stack space="large">
            <Heading level={1}>{service.title}</Heading>
            <LeadingSentence>{description}</LeadingSentence>
          </Stack>
          <Stack space="medium">
            <Frame shape="stretched">
              <ContentPicture
                name={service.img}
                ratio="fill"
                sizes={{ base: '92vw', lg: '60vw', xl: '38rem' }}
                isPriority
              />
            </Frame>
            <ul
              role="list"
              aria-label={servicePage.galleryHeading}
              className={
                gallery.length % 3 === 0
                  ? 'grid grid-cols-2 gap-4 max-sm:*:first:col-span-2 sm:grid-cols-3'
                  : 'grid grid-cols-2 gap-4'
              }
            >
              {gallery.map((name, index) => (
                <li key={name}>
                  <ContentPicture
                    name={name}
                    ratio="landscape"
                    sizes={{ base: index === 0 ? '92vw' : '50vw', sm: '50vw', lg: '19rem' }}
                  />
                </li>
              ))}
            </ul>
            <Text size="caption" tone="muted">
              {pictureCaption(service.img, ...gallery)}
            </Text>
          </Stack>
        </Columns>
        {hasHouseFigures && <HouseFigures />}
        <RuledPoints heading={servicePage.pointsHeading} points={points} />
        {hasWorkSheets && <WorkSheets />}
      </Stack>
    </Section>
  )
}

function Subpages({ subpages }: { subpages: readonly ServiceSubpage[] }) {
  return (
    <Section aria-labelledby="subpages">
      <Stack space="2xlarge">
        <Heading level={2} id="subpages">
          {servicePage.subpagesHeading}
        </Heading>
        <Grid columns="two-then-three" as="ul">
          {subpages.map((subpage) => (
            <li key={subpage.id}>
              <SubpageCard subpage={subpage} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}
