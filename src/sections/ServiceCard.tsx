import { Link as RouterLink } from 'react-router-dom'
import type { Service } from '../content/collections/services'
import { serviceCard } from '../content/sections/serviceCard'
import { LinkCard, type LinkCardProps } from '../design-system'

export interface ServiceCardProps {
  service: Service
  /** The level of the heading. @default 3 */
  headingLevel?: LinkCardProps['headingLevel']
}

/** The card of a service, with a link to its page. Source: docs/product.md#consultancy-services-page. */
export function ServiceCard({ service: { title, summary, icon, link }, headingLevel = 3 }: ServiceCardProps) {
  return (
    <LinkCard
      headingLevel={headingLevel}
      title={title}
      description={summary}
      icon={icon}
      action={<RouterLink to={link}>{serviceCard.action}</RouterLink>}
    />
  )
}
