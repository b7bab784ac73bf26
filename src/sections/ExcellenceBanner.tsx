import { Link as RouterLink } from 'react-router-dom'
import { company } from '../content/company'
import { excellenceBanner } from '../content/sections/excellenceBanner'
import { Button, Columns, Heading, Section, Stack, Text } from '../design-system'
import { PhoneLink } from './PhoneLink'

const { heading, text, action, callText } = excellenceBanner

/** The call to action on the home page and on service pages. */
export function ExcellenceBanner() {
  return (
    <Section surface="navy" space="medium" aria-labelledby="excellence">
      <div className="contents print:hidden">
        <Columns split="main-and-aside" align="center">
          <Stack space="small">
            <Heading level={2} id="excellence">
              {heading}
            </Heading>
            <Text isMeasured>{text}</Text>
          </Stack>
          <Stack space="snug" align="start">
            <Button asChild size="large">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
            <Text size="caption" weight="bold">
              {callText} <PhoneLink phone={company.phones[0]} />
            </Text>
          </Stack>
        </Columns>
      </div>
    </Section>
  )
}
