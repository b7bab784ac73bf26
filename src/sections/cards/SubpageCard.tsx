import { Link as RouterLink } from 'react-router-dom'
import type { ServiceSubpage } from '../../content/services/serviceSubpages'
import { subpageAction } from '../../content/sections'
import { LinkCard } from '../../design-system'
import { ContentDrawing } from '../pictures/ContentDrawing'

/** The card of a service's subpage, with a drawing and a link. */
export function SubpageCard({ subpage }: { subpage: ServiceSubpage }) {
  const { title, summary, detail, link } = subpage
  return (
    <LinkCard
      title={title}
      description={summary}
      picture={<ContentDrawing name={detail} fit="cover" />}
      action={<RouterLink to={link}>{subpageAction}</RouterLink>}
    />
  )
}
