import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ProjectsPage. */
export default function ProjectsPage() {
  return (
    <Section>
      <PageHead route="projects" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.projects.label}</Heading>
          <Text isMeasured>{pages.projects.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
