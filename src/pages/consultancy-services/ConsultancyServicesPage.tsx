import { services } from '../../content/services/services'
import { consultancyServicesPage } from '../../content/pages/consultancyServices'
import { Grid, Heading, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { BackButton } from '../../sections/BackButton'
import { DocumentHead } from '../../site/DocumentHead'
import { ServiceCard } from '../../sections/cards/ServiceCard'

/** All services as cards. */
export default function ConsultancyServicesPage() {
  const { back, heading, text } = consultancyServicesPage
  return (
    <Section top="medium">
      <DocumentHead text={consultancyServicesPage.head} href={paths.consultancyServices.href()} />
      <Stack space="2xlarge">
        <Stack space="large" align="start">
          <BackButton fallback={paths.services.href()}>{back}</BackButton>
          <Heading level={1}>{heading}</Heading>
          <Text size="lead" tone="muted" hasMeasure>
            {text}
          </Text>
        </Stack>
        <Grid columns="two-then-three" as="ul">
          {services.map((service, index) => (
            <li key={service.id}>
              <ServiceCard service={service} headingLevel={2} isPriority={index === 0} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}
