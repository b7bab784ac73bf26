import { useParams } from 'react-router-dom'
import { postText, posts, unknownTexts } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** BlogPage. */
export default function BlogPage() {
  const { id } = useParams()
  const post = posts.find((candidate) => candidate.slug === id)
  return (
    <Section>
      {post ? (
        <PageHead text={postText(post)} href={post.link} />
      ) : (
        <PageHead unknown={unknownTexts.post.message} />
      )}
      <Container>
        <Stack space="medium">
          <Heading level={1}>{post?.title ?? unknownTexts.post.message}</Heading>
          <Text isMeasured>{post?.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
