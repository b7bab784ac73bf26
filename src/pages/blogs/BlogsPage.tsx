import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** BlogsPage. */
export default function BlogsPage() {
  return (
    <Section>
      <PageHead route="blogs" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.blogs.label}</Heading>
          <Text isMeasured>{pages.blogs.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
