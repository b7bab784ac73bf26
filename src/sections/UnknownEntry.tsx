import { Link as RouterLink } from 'react-router-dom'
import { notFoundDescription } from '../content/sections'
import type { SiteLink } from '../content/siteLink'
import { Button, Columns, Heading, Section, Stack } from '../design-system'
import { DocumentHead } from '../site/DocumentHead'
import { ContentDrawing } from './pictures/ContentDrawing'

/**
 * Use as the page for an unknown id: a message, which is also the title of the document, and a link to the page of the
 * collection. For unknown routes use `NotFoundPage`.
 */
export function UnknownEntry({ message, action }: { message: string; action: SiteLink }) {
  return (
    <Section>
      <DocumentHead text={{ title: message, description: notFoundDescription }} />
      <Columns ratio="1:1" align="center">
        <Stack space="2xlarge" align="start">
          <Heading level={1}>{message}</Heading>
          <Button asChild size="large">
            <RouterLink to={action.href}>{action.label}</RouterLink>
          </Button>
        </Stack>
        <ContentDrawing name="elevation-detail" fit="natural" />
      </Columns>
    </Section>
  )
}
