import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SiteLink } from '../../content/siteLink'
import { Button, Columns, Section, type SectionProps } from '../../design-system'
import { SectionIntro } from './SectionIntro'

export interface TeaserProps extends Pick<SectionProps, 'surface'> {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string
  heading: string
  text: string
  /** The link to the page of the collection. */
  action: SiteLink
  /** The cards of the first entries. */
  children: ReactNode
  /** In a wide window: the cards below the heading and the link, or beside both. */
  cards: 'below' | 'beside'
}

/** The first entries of a collection on the home page, with a link to its page. */
export function Teaser({ id, surface = 'paper', heading, text, action, children, cards }: TeaserProps) {
  return (
    <Section surface={surface} space="tight" aria-labelledby={id}>
      <Columns space="small" split={cards === 'below' ? 'second-below-others' : 'wide-second-beside-others'}>
        <SectionIntro id={id} heading={heading} text={text} />
        {children}
        <div>
          <Button asChild size="large" variant="secondary">
            <RouterLink to={action.href}>{action.label}</RouterLink>
          </Button>
        </div>
      </Columns>
    </Section>
  )
}
