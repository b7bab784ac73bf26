import { services } from '../../content/services/services'
import { consultancyServicesPage } from '../../content/pages/consultancyServices'
import { Heading, List, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { BackButton } from '../../sections/BackButton'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { DocumentHead } from '../../site/DocumentHead'
import { ServiceRow } from '../../sections/cards/ServiceRow'

/** All services as a numbered register. */
export default function ConsultancyServicesPage() {
  const { back, heading, text } = consultancyServicesPage
  return (
    <>
      <DocumentHead text={consultancyServicesPage.head} href={paths.consultancyServices.href()} />
      <Section top="medium">
        <Stack space="xlarge">
          <Stack space="large" align="start">
            <BackButton fallback={paths.services.href()}>{back}</BackButton>
            <Heading level={1}>{heading}</Heading>
            <Text size="lead" tone="muted" hasMeasure>
              {text}
            </Text>
          </Stack>
          <List rules="above">
            {services.map((service, index) => (
              <li key={service.id} className="py-4">
                <ServiceRow service={service} headingLevel={2} number={index + 1} />
              </li>
            ))}
          </List>
        </Stack>
      </Section>
      <ExcellenceBanner />
    </>
  )
}
