import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SiteLink } from '../../content/siteLink'
import { Button, Section, type SectionProps } from '../../design-system'
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
  /** In a wide window: the cards below heading and link, or beside both. */
  cards: keyof typeof layouts
}

const layouts = {
  below:
    'lg:grid-cols-[1fr_auto] lg:*:nth-2:col-span-2 lg:*:nth-2:row-start-2 lg:*:last:col-start-2 lg:*:last:row-start-1 lg:*:last:self-end',
  beside:
    'lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:*:col-span-4 lg:*:nth-2:col-span-8 lg:*:nth-2:row-span-2',
}

/** The first entries of a collection on the home page, with a link to its page. */
export function Teaser({ id, surface = 'paper', heading, text, action, children, cards }: TeaserProps) {
  return (
    <Section surface={surface} space="tight" aria-labelledby={id}>
      <div className={`grid grid-cols-1 gap-6 ${layouts[cards]}`}>
        <SectionIntro id={id} heading={heading} text={text} />
        {children}
        <div>
          <Button asChild size="large" variant="secondary">
            <RouterLink to={action.href}>{action.label}</RouterLink>
          </Button>
        </div>
      </div>
    </Section>
  )
}
