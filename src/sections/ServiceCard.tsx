import { Link as RouterLink } from 'react-router-dom'
import type { Service } from '../content/collections/services'
import { serviceCard } from '../content/sections/serviceCard'
import { LinkCard, type LinkCardProps } from '../design-system'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

export interface ServiceCardProps extends Pick<ContentPictureProps, 'isPriority'> {
  service: Service
  /** The level of the heading. @default 3 */
  headingLevel?: LinkCardProps['headingLevel']
}

/** The card of a service, with its picture and a link to its page. */
export function ServiceCard({
  service: { title, summary, icon, img, link },
  headingLevel = 3,
  isPriority = false,
}: ServiceCardProps) {
  return (
    <LinkCard
      headingLevel={headingLevel}
      title={title}
      description={summary}
      icon={icon}
      picture={
        <ContentPicture
          name={img}
          isDecorative
          ratio="fill"
          sizes={{ base: '92vw', md: '50vw', lg: '33vw', xl: '24rem' }}
          isPriority={isPriority}
        />
      }
      action={<RouterLink to={link}>{serviceCard.action}</RouterLink>}
    />
  )
}
