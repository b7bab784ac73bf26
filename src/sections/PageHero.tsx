import type { ReactNode } from 'react'
import { Columns, Heading, Section, Stack, Text } from '../design-system'

export interface PageHeroProps {
  /** The page's title. */
  title: string
  /** An introduction below the title, or beside it in a wide window. */
  text: string
  /** Buttons below the introduction. @default none */
  actions?: ReactNode
}

/** Use at the top of a page: its title as h1 on a low, full-width band. */
export function PageHero({ title, text, actions }: PageHeroProps) {
  return (
    <Section surface="sand" size="small">
      <Columns ratio="1:1" align="end" space="large">
        <Heading level={1}>{title}</Heading>
        <Stack space="medium">
          <Text size="lead" tone="muted" hasMeasure>
            {text}
          </Text>
          {actions}
        </Stack>
      </Columns>
    </Section>
  )
}
