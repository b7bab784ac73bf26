import type { Post } from '../../content/posts/posts'
import { ContentDrawing } from './ContentDrawing'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

/** The picture of a post, or the section of a house if it has none; it fills its container. */
export function PostPicture({
  post,
  ...props
}: Pick<ContentPictureProps, 'sizes' | 'isPriority'> & { post: Post }) {
  if (post.imageUrl) return <ContentPicture name={post.imageUrl} ratio="fill" {...props} />
  return (
    <div data-surface="white" className="size-full">
      <ContentDrawing name="section-detail" fit="cover" />
    </div>
  )
}
