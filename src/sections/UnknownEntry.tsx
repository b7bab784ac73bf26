import { Link as RouterLink } from 'react-router-dom'
import { nothingHereText } from '../content/sections/unknownEntry'
import type { SiteLink } from '../content/siteLink'
import { Button, Container, Drawing, Heading, Section, Stack } from '../design-system'
import elevation from '../images/elevation.svg'
import { DocumentHead } from './DocumentHead'

export interface UnknownEntryProps {
  /** What the page says. */
  message: string
  /** Where everything of this kind is listed. */
  action: SiteLink
}

/** Stands in the place of an entry whose address names nothing that there is, and brings its own head. */
export function UnknownEntry({ message, action }: UnknownEntryProps) {
  return (
    <Section>
      <DocumentHead text={{ title: message, description: nothingHereText }} />
      <Container>
        <Stack space="large">
          <Heading level={1}>{message}</Heading>
          <div>
            <Button asChild size="large">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
          </div>
          <Drawing src={elevation} width={1236} height={584} />
        </Stack>
      </Container>
    </Section>
  )
}
