import { Link as RouterLink } from 'react-router-dom'
import { home, services } from '../../content'
import { Button, Container, Grid, Heading, LinkCard, Section, Stack, Text } from '../../design-system'

/** How many services the home page shows. Source: specification, section 9. */
const shown = 3

const { heading, text, cardAction, action } = home.services

/** The first services, and the way to all of them. */
export function ServicesTeaser() {
  return (
    <Section ground="sand" aria-labelledby="top-services">
      <Container>
        <Stack space="large">
          <Stack space="small">
            <Heading level={2} size="title" id="top-services">
              {heading}
            </Heading>
            <Text size="lead" tone="muted" isMeasured>
              {text}
            </Text>
          </Stack>
          <Grid columns="three" as="ul">
            {services.slice(0, shown).map(({ id, title, summary, icon, link }) => (
              <li key={id}>
                <LinkCard
                  title={title}
                  description={summary}
                  icon={icon}
                  action={<RouterLink to={link}>{cardAction}</RouterLink>}
                />
              </li>
            ))}
          </Grid>
          <div>
            <Button asChild size="large" variant="secondary">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
