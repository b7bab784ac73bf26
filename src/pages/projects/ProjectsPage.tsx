import { projects } from '../../content/collections/projects'
import { projectsPage } from '../../content/pages/projects'
import { Badge, Container, Heading, Section, Stack } from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'
import { ProjectGallery } from './ProjectGallery'

/** All projects, each with a large picture. */
export default function ProjectsPage() {
  return (
    <>
      <DocumentHead text={projectsPage.head} href={paths.projects.href()} />
      <PageHero title={projectsPage.title} text={projectsPage.text} />
      <Section aria-labelledby="recent-projects">
        <Container>
          <Stack space="large">
            <Stack space="small" align="start">
              <Badge>{projectsPage.badge}</Badge>
              <Heading level={2} size="title" id="recent-projects">
                {projectsPage.heading}
              </Heading>
            </Stack>
            <ProjectGallery projects={projects} />
          </Stack>
        </Container>
      </Section>
    </>
  )
}
