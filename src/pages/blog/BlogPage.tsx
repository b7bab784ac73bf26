import { Link as RouterLink, useMatch } from 'react-router-dom'
import { postBodies } from '../../content/posts/postBodies'
import { postHead, posts } from '../../content/posts/posts'
import { blogPage } from '../../content/pages/blog'
import { LinkCard } from '../../design-system'
import { dayText } from '../../lib/dayText'
import { paths } from '../../paths'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { OthersSection } from '../../sections/cards/OthersSection'
import { DocumentHead } from '../../site/DocumentHead'
import { PostPicture } from '../../sections/pictures/PostPicture'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { PostArticle } from './PostArticle'

/** A blog post, with links to other posts. */
export default function BlogPage() {
  const { id } = useMatch(paths.blog.pattern)?.params ?? {}
  const post = posts.find(({ slug }) => slug === id)
  if (!post) return <UnknownEntry {...blogPage.unknown} />
  return (
    <>
      <DocumentHead text={postHead(post)} href={post.link} />
      <PostArticle post={post} body={postBodies[post.slug]} />
      <OthersSection heading={blogPage.othersHeading} entries={posts} current={post}>
        {(other) => (
          <LinkCard
            title={other.title}
            caption={<time dateTime={other.date}>{dayText(other.date)}</time>}
            picture={
              <PostPicture post={other} sizes={{ base: '33vw', sm: '46vw', lg: '28vw', xl: '23rem' }} />
            }
            action={<RouterLink to={other.link}>{blogPage.otherAction}</RouterLink>}
          />
        )}
      </OthersSection>
      <ExcellenceBanner />
    </>
  )
}
