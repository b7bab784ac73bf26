import { Link as RouterLink, useMatch } from 'react-router-dom'
import { projectDetails, type ProjectDetails } from '../../content/collections/projectDetails'
import { projectHead, projects, type Project } from '../../content/collections/projects'
import { projectPage } from '../../content/pages/project'
import { Button, Columns, Heading, Inline, LinkCard, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { ContentPicture } from '../../sections/ContentPicture'
import { unbrokenText } from '../../sections/unbrokenText'
import { OthersSection } from '../../sections/OthersSection'
import { DocumentHead } from '../../site/DocumentHead'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { HighlightsLegend } from './HighlightsLegend'
import { KeyFigures } from './KeyFigures'
import { PictureGallery } from './PictureGallery'
import { ProjectViews } from './ProjectViews'
import { excerpt } from './excerpt'

/** A project: its render and drawings, its highlights, its gallery, and links to other projects. */
export default function ProjectPage() {
  const { id } = useMatch(paths.project.pattern)?.params ?? {}
  const project = projects.find((candidate) => candidate.id === id)
  if (!project) return <UnknownEntry {...projectPage.unknown} />
  const details = projectDetails[project.id]
  return (
    <>
      <DocumentHead text={projectHead(project)} href={project.link} />
      <ProjectSheet project={project} details={details} />
      <Section surface="paper" size="none" aria-labelledby="gallery">
        <div className="pb-section">
          <Stack space="large">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-t border-ink pt-4">
              <Heading level={2} id="gallery">
                {projectPage.galleryHeading}
              </Heading>
              <Text size="small" tone="muted">
                {projectPage.galleryNote}
              </Text>
            </div>
            <PictureGallery
              // Remounted for each project, so that an open lightbox closes on navigation.
              key={project.id}
              names={details.imgsgellery}
              label={`${projectPage.galleryHeading}: ${project.title}`}
            />
          </Stack>
        </div>
      </Section>
      <OtherProjects project={project} />
    </>
  )
}

function ProjectSheet({ project, details }: { project: Project; details: ProjectDetails }) {
  const { figures, highlights, drawings, dusk, estimateLink } = details
  return (
    <Section size="medium">
      <Stack space="2xlarge">
        <Stack space="small">
          <Heading level={1} size="display">
            {project.title}
          </Heading>
          <Columns ratio="9:3" align="start">
            {/* Remounted for each project, so that it starts with the render. */}
            <ProjectViews key={project.id} project={project} drawings={drawings} dusk={dusk} />
            <KeyFigures figures={figures} />
          </Columns>
        </Stack>
        <Columns ratio="7:5" space="2xlarge" align="start">
          <HighlightsLegend highlights={highlights} />
          <Stack space="large">
            {project.description && (
              <Text size="lead" hasMeasure>
                {unbrokenText(project.description)}
              </Text>
            )}
            {estimateLink && (
              <Inline space="small">
                <Button asChild variant="secondary">
                  <RouterLink to={estimateLink}>{projectPage.estimate}</RouterLink>
                </Button>
              </Inline>
            )}
          </Stack>
        </Columns>
      </Stack>
    </Section>
  )
}

function OtherProjects({ project }: { project: Project }) {
  return (
    <OthersSection heading={projectPage.othersHeading} entries={projects} current={project}>
      {({ id, src, title, description, link }) => (
        <li key={id}>
          <LinkCard
            layout="reveal"
            title={title}
            description={excerpt(description)}
            picture={
              <ContentPicture name={src} ratio="fill" sizes={{ base: '92vw', sm: '80vw', lg: '52vw' }} />
            }
            action={<RouterLink to={link}>{projectPage.otherAction}</RouterLink>}
          />
        </li>
      )}
    </OthersSection>
  )
}
