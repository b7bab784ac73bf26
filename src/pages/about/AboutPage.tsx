import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** AboutPage. */
export default function AboutPage() {
  return (
    <Section>
      <PageHead route="about" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.about.label}</Heading>
          <Text isMeasured>{pages.about.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
