import type { Post } from '../content/collections/posts'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'
import { PostCover } from './PostCover'

export interface PostPictureProps extends Pick<ContentPictureProps, 'sizes' | 'isPriority'> {
  /** Whose picture. */
  post: Post
}

/** A post's picture of 16 to 10; a drawing in its place, where the post has none. */
export function PostPicture({ post, ...props }: PostPictureProps) {
  if (post.imageUrl === undefined) return <PostCover />
  return <ContentPicture name={post.imageUrl} alt={post.alt} ratio="landscape" {...props} />
}
