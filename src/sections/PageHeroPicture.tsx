import { ContentPicture, type ContentPictureProps } from './ContentPicture'

/** The picture of a `PageHero`, with a caption. It is separate because pages without one don't load the list of pictures. */
export function PageHeroPicture({ name }: Pick<ContentPictureProps, 'name'>) {
  return (
    <ContentPicture
      hasCaption
      name={name}
      isPriority
      ratio="landscape"
      sizes={{ base: '92vw', lg: '38rem' }}
    />
  )
}
