import { posts } from '../../content/posts/posts'
import { blogsPage } from '../../content/pages/blogs'
import { Section } from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { PageHero } from '../../sections/PageHero'
import { PostList } from './PostList'

/** The list of all posts. */
export default function BlogsPage() {
  return (
    <>
      <DocumentHead text={blogsPage.head} href={paths.blogs.href()} />
      <PageHero title={blogsPage.title} text={blogsPage.text} />
      <Section top="medium">
        <PostList posts={posts} />
      </Section>
      <ExcellenceBanner />
    </>
  )
}
