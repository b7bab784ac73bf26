import { Link as RouterLink } from 'react-router-dom'
import { company, telHref } from '../content/company'
import { excellenceBanner } from '../content/sections/excellenceBanner'
import { Button, Container, Heading, Link, Section, Text } from '../design-system'

const { heading, text, action, callText } = excellenceBanner

/** Asks to hire the firm, on the home page and below each service. */
export function ExcellenceBanner() {
  return (
    <Section ground="navy" space="medium" aria-labelledby="excellence">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-8 print:hidden">
          <div className="flex min-w-0 flex-col gap-3">
            <Heading level={2} id="excellence">
              {heading}
            </Heading>
            <Text isMeasured>{text}</Text>
          </div>
          <div className="flex flex-col items-start gap-4">
            <Button asChild size="large">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
            <Text size="small" weight="bold">
              {callText}{' '}
              <Link href={telHref(company.phones[0])}>
                <bdi dir="ltr">{company.phones[0]}</bdi>
              </Link>
            </Text>
          </div>
        </div>
      </Container>
    </Section>
  )
}
