import { blogsPage, posts } from '../../content'
import { Container, Section } from '../../design-system'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'
import { PostList } from './PostList'

/** All posts of the blog. */
export default function BlogsPage() {
  return (
    <>
      <DocumentHead route="blogs" />
      <PageHero title={blogsPage.title} text={blogsPage.text} />
      <Section>
        <Container>
          <PostList posts={posts} />
        </Container>
      </Section>
    </>
  )
}
