import { Link as RouterLink } from 'react-router-dom'
import type { Post } from '../../content/posts/posts'
import { blogsPage } from '../../content/pages/blogs'
import { EmptyState, Grid, LinkCard } from '../../design-system'
import { dayText } from '../../lib/dayText'
import { PostPicture } from '../../sections/pictures/PostPicture'

/** The posts as cards in this order, the first one across the full width, the others in pairs. Without posts, an empty state. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <EmptyState>{blogsPage.emptyText}</EmptyState>
  return (
    <Grid columns="two" as="ul">
      {posts.map((post, index) => {
        // An even number would leave a single card in the last row.
        const isWide = index === 0 || (index === posts.length - 1 && index % 2 === 1)
        return (
          <li key={post.slug} className={isWide ? 'sm:col-span-2' : undefined}>
            <LinkCard
              layout={isWide ? 'beside' : 'stacked'}
              headingLevel={2}
              title={post.title}
              description={post.description}
              caption={<time dateTime={post.date}>{dayText(post.date)}</time>}
              picture={
                <PostPicture
                  post={post}
                  sizes={isWide ? { base: '92vw', lg: '58vw' } : { base: '92vw', sm: '50vw' }}
                  isPriority={index === 0}
                />
              }
              action={<RouterLink to={post.link}>{blogsPage.cardAction}</RouterLink>}
            />
          </li>
        )
      })}
    </Grid>
  )
}
