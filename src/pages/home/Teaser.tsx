import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SiteLink } from '../../content/siteLink'
import { Button, Columns, Section, Stack, type SectionProps } from '../../design-system'
import { SectionIntro } from './SectionIntro'

export interface TeaserProps extends Pick<SectionProps, 'surface'> {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string
  heading: string
  text: string
  /** The link to the page of the collection. */
  action: SiteLink
  /** Whether the cards are beside heading and link in a wide window. @default false */
  isBeside?: boolean
  /** The cards of the first entries. */
  children: ReactNode
}

/** The first entries of a collection on the home page, with a link to its page. */
export function Teaser({
  id,
  surface = 'paper',
  heading,
  text,
  action,
  children,
  isBeside = false,
}: TeaserProps) {
  const parts = (
    <>
      <SectionIntro id={id} heading={heading} text={text} />
      {children}
      <div>
        <Button asChild size="large" variant="secondary">
          <RouterLink to={action.href}>{action.label}</RouterLink>
        </Button>
      </div>
    </>
  )
  return (
    <Section surface={surface} size="tight" aria-labelledby={id}>
      {isBeside ? (
        <Columns ratio="4:8" tall="second" space="large">
          {parts}
        </Columns>
      ) : (
        <Stack space="large">{parts}</Stack>
      )}
    </Section>
  )
}
