import type { Post } from '../content/collections/posts'
import { Frame } from '../design-system'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'
import { drawingDetails } from '../images/drawings'

/** The picture of a post in 16:10, or the section of a house if it has none. */
export function PostPicture({
  post,
  ...props
}: Pick<ContentPictureProps, 'sizes' | 'isPriority'> & { post: Post }) {
  if (post.imageUrl) {
    return <ContentPicture name={post.imageUrl} alt={post.alt} ratio="landscape" {...props} />
  }
  return (
    <Frame variant="drawing" shape="landscape">
      <img {...drawingDetails.section} alt="" loading="lazy" className="size-full object-cover" />
    </Frame>
  )
}
