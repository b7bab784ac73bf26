import type { ServiceSubpage } from '../content/collections/serviceSubpages'
import { Drawing, LinkCard } from '../design-system'
import { drawingDetails } from './drawings'
import { RouterLink } from './RouterLink'

export interface SubpageCardProps {
  subpage: ServiceSubpage
  /** The words of the link. */
  action: string
}

/** The card of a service's subpage, with a drawing and a link. */
export function SubpageCard({ subpage: { title, summary, drawing, link }, action }: SubpageCardProps) {
  return (
    <LinkCard
      layout="adaptive"
      title={title}
      description={summary}
      picture={<Drawing {...drawingDetails[drawing]} ratio="fill" />}
      action={<RouterLink to={link}>{action}</RouterLink>}
    />
  )
}
