import { useParams } from 'react-router-dom'
import { projectText, projects, unknownTexts } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ProjectPage. */
export default function ProjectPage() {
  const { id } = useParams()
  const project = projects.find((candidate) => candidate.id === id)
  return (
    <Section>
      {project ? (
        <PageHead text={projectText(project)} href={project.link} />
      ) : (
        <PageHead unknown={unknownTexts.project.message} />
      )}
      <Container>
        <Stack space="medium">
          <Heading level={1}>{project?.title ?? unknownTexts.project.message}</Heading>
          <Text isMeasured>{project?.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
