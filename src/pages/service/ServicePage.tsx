import { clsx } from 'clsx'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { servicePageText, services, type Service } from '../../content/collections/services'
import { servicePage } from '../../content/pages/service'
import { Container, Grid, Heading, LinkCard, NestedList, Section, Stack, Text } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { otherEntries } from '../../sections/otherEntries'
import { OthersSection } from '../../sections/OthersSection'
import { DocumentHead } from '../../sections/DocumentHead'
import { ServiceCard } from '../../sections/ServiceCard'
import { UnknownEntry } from '../../sections/UnknownEntry'

/** One service: what it is, what the client receives, its subpages and the way to the others. */
export default function ServicePage() {
  const { id } = useParams()
  const service = services.find((candidate) => candidate.id === id)
  if (!service) return <UnknownEntry {...servicePage.unknown} />
  return (
    <>
      <DocumentHead text={servicePageText(service)} href={service.link} />
      <ServiceSheet service={service} />
      <ExcellenceBanner />
      <Subpages service={service} />
      <OthersSection heading={servicePage.othersHeading}>
        {otherEntries(services, service).map((other) => (
          <li key={other.id}>
            <ServiceCard service={other} />
          </li>
        ))}
      </OthersSection>
    </>
  )
}

function ServiceSheet({ service }: { service: Service }) {
  return (
    <Section space="medium">
      <Container>
        {/* In the order of reading: title, pictures, text; in a wide window the pictures stand beside both. */}
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <Heading level={1}>{service.title}</Heading>
          <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ContentPicture
              name={service.img}
              ratio="landscape"
              sizes="(min-width: 64rem) 38rem, 100vw"
              isPriority
            />
            <ul
              role="list"
              aria-label={servicePage.galleryHeading}
              className={clsx('grid gap-4', service.gallery.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2')}
            >
              {service.gallery.map((name) => (
                <li key={name}>
                  <ContentPicture name={name} ratio="landscape" sizes="(min-width: 64rem) 19rem, 50vw" />
                </li>
              ))}
            </ul>
          </div>
          <Stack space="medium">
            <Text size="lead" isMeasured>
              {service.description}
            </Text>
            <Heading level={2}>{servicePage.pointsHeading}</Heading>
            <NestedList items={service.points} marker="check" />
          </Stack>
        </div>
      </Container>
    </Section>
  )
}

function Subpages({ service }: { service: Service }) {
  if (!service.subpages) return null
  return (
    <Section aria-labelledby="subpages">
      <Container>
        <Stack space="large">
          <Heading level={2} id="subpages">
            {servicePage.subpagesHeading}
          </Heading>
          <Grid columns="three" as="ul">
            {service.subpages.map(({ id, title, summary, link }) => (
              <li key={id}>
                <LinkCard
                  title={title}
                  description={summary}
                  action={<RouterLink to={link}>{servicePage.subpageAction}</RouterLink>}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  )
}
