import type { Post } from '../content/collections/posts'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'
import { PostCover } from './PostCover'

export interface PostPictureProps extends Pick<ContentPictureProps, 'sizes' | 'isPriority'> {
  /** The post whose picture is shown. */
  post: Post
}

/** The picture of a post in 16:10, or `PostCover` if it has none. */
export function PostPicture({ post, ...props }: PostPictureProps) {
  if (post.imageUrl === undefined) return <PostCover />
  return <ContentPicture name={post.imageUrl} alt={post.alt} ratio="landscape" {...props} />
}
