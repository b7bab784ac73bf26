import { Link as RouterLink } from 'react-router-dom'
import { consultancyPage, services } from '../../content'
import { Container, Grid, Heading, LinkCard, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { BackButton } from '../../sections/BackButton'
import { PageHead } from '../../sections/PageHead'

/** All nine services as cards. */
export default function ConsultancyServicesPage() {
  const { back, heading, text, cardAction } = consultancyPage
  return (
    <Section space="medium">
      <PageHead route="consultancyServices" />
      <Container>
        <Stack space="large">
          <Stack space="small" align="start">
            <BackButton fallback={paths.services.href()}>{back}</BackButton>
            <Heading level={1}>{heading}</Heading>
            <Text size="lead" tone="muted" isMeasured>
              {text}
            </Text>
          </Stack>
          <Grid columns="three" as="ul">
            {services.map(({ id, title, summary, icon, link }) => (
              <li key={id}>
                <LinkCard
                  headingLevel={2}
                  title={title}
                  description={summary}
                  icon={icon}
                  action={<RouterLink to={link}>{cardAction}</RouterLink>}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  )
}
