import { Link as RouterLink } from 'react-router-dom'
import type { Post } from '../../content/posts/posts'
import { blogsPage } from '../../content/pages/blogs'
import { EmptyState, Grid, LinkCard } from '../../design-system'
import { dayText } from '../../lib/dayText'
import { PostPicture } from '../../sections/pictures/PostPicture'

/** The posts, the newest first: it is large, the others are cards in pairs. Without posts, an empty state. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <EmptyState>{blogsPage.emptyText}</EmptyState>
  const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <Grid columns="two" as="ul">
      {newestFirst.map((post, index) => {
        const isNewest = index === 0
        return (
          <li key={post.slug} className={isNewest ? 'pb-6 sm:col-span-2' : undefined}>
            <LinkCard
              layout={isNewest ? 'beside' : 'stacked'}
              headingLevel={2}
              titleSize={isNewest ? 'heading' : 'card'}
              title={post.title}
              description={post.description}
              caption={<time dateTime={post.date}>{dayText(post.date)}</time>}
              picture={
                <PostPicture
                  post={post}
                  sizes={isNewest ? { base: '92vw', lg: '58vw' } : { base: '33vw', sm: '46vw', xl: '36rem' }}
                  isPriority={isNewest}
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
