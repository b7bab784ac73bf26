import type { Post } from '../../content/posts/posts'
import { Frame } from '../../design-system'
import { ContentDrawing } from './ContentDrawing'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

/** The picture of a post in 16:10, or the section of a house if it has none. */
export function PostPicture({
  post,
  ...props
}: Pick<ContentPictureProps, 'sizes' | 'isPriority'> & { post: Post }) {
  if (post.imageUrl) {
    return <ContentPicture name={post.imageUrl} ratio="landscape" {...props} />
  }
  return (
    <Frame variant="drawing" shape="landscape">
      <ContentDrawing name="section-detail" fit="cover" />
    </Frame>
  )
}
