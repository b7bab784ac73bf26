import { Link as RouterLink } from 'react-router-dom'
import type { ServiceSubpage } from '../content/collections/serviceSubpages'
import { LinkCard } from '../design-system'
import { drawingDetails } from './drawings'

export interface SubpageCardProps {
  subpage: ServiceSubpage
  /** The words of the link. */
  action: string
}

/** The card of a service's subpage, with a drawing and a link. */
export function SubpageCard({ subpage: { title, summary, drawing, link }, action }: SubpageCardProps) {
  return (
    <LinkCard
      title={title}
      description={summary}
      picture={<img {...drawingDetails[drawing]} alt="" loading="lazy" className="size-full object-cover" />}
      action={<RouterLink to={link}>{action}</RouterLink>}
    />
  )
}
