import { Link as RouterLink } from 'react-router-dom'
import type { Service } from '../../content/services/services'
import { cardActions } from '../../content/sections'
import { LinkCard, type LinkCardProps } from '../../design-system'
import { ContentPicture, type ContentPictureProps } from '../pictures/ContentPicture'

export interface ServiceCardProps
  extends Pick<LinkCardProps, 'headingLevel'>, Pick<ContentPictureProps, 'isPriority'> {
  service: Service
}

/** The card of a service, with its picture and a link to its page. */
export function ServiceCard({
  service: { title, summary, img, link },
  isPriority = false,
  ...props
}: ServiceCardProps) {
  return (
    <LinkCard
      {...props}
      title={title}
      description={summary}
      picture={
        <ContentPicture
          name={img}
          alt={{ decorative: true }}
          ratio="fill"
          sizes={{ base: '92vw', md: '50vw', lg: '33vw', xl: '24rem' }}
          isPriority={isPriority}
        />
      }
      action={<RouterLink to={link}>{cardActions.service}</RouterLink>}
    />
  )
}
