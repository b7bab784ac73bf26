import { Link as RouterLink, useMatch } from 'react-router-dom'
import { projectPage } from '../../content/pages/project'
import { pictureKind, type PictureName } from '../../content/pictures'
import type { Project } from '../../content/projects/Project'
import { projectHead, projects } from '../../content/projects/projects'
import { Button, Columns, Heading, LinkCard, Section, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { KeyFigures } from '../../sections/KeyFigures'
import { LeadingSentence } from '../../sections/LeadingSentence'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { unbrokenText } from '../../lib/unbrokenText'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { OthersSection } from '../../sections/cards/OthersSection'
import { DocumentHead } from '../../site/DocumentHead'
import { estimateHref } from '../../site/estimateHref'
import { UnknownEntry } from '../../sections/UnknownEntry'
import { ProjectHighlights } from './ProjectHighlights'
import { projectCost } from './projectCost'
import { PictureGallery } from './PictureGallery'
import { ProjectViews } from './ProjectViews'

/** A project: its main picture and drawings, its highlights, its gallery, and links to other projects. */
export default function ProjectPage() {
  const { id } = useMatch(paths.project.pattern)?.params ?? {}
  const project = projects.find((candidate) => candidate.id === id)
  if (!project) return <UnknownEntry {...projectPage.unknown} />
  return (
    <>
      <DocumentHead text={projectHead(project)} href={project.link} />
      <ProjectSheet project={project} />
      <Section size="none" aria-labelledby="gallery">
        <div className="pb-section">
          <Stack space="large">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-t border-ink pt-4">
              <Heading level={2} id="gallery">
                {projectPage.galleryHeading}
              </Heading>
              <Text size="small" tone="muted">
                {projectPage.galleryNotes[galleryKind(project.imgsgellery)]}
              </Text>
            </div>
            <PictureGallery
              names={project.imgsgellery}
              label={`${projectPage.galleryHeading}: ${project.title}`}
            />
          </Stack>
        </div>
      </Section>
      <OtherProjects project={project} />
      <ExcellenceBanner />
    </>
  )
}

/** The kind of all pictures of a gallery, or both. */
function galleryKind(names: readonly PictureName[]) {
  const kinds = new Set(names.map(pictureKind))
  if (kinds.size > 1) return 'both'
  return kinds.has('photograph') ? 'photograph' : 'render'
}

function ProjectSheet({ project }: { project: Project }) {
  const { title, description, figures, highlights } = project
  const cost = projectCost(project)
  return (
    <Section size="medium">
      <Stack space="2xlarge">
        <Stack space="small">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Columns ratio="9:3" align="start">
            <ProjectViews project={project} />
            <KeyFigures layout="column" figures={[...figures, ...(cost?.figures ?? [])]} />
          </Columns>
        </Stack>
        <Columns ratio="7:5" space="2xlarge" align="start">
          <ProjectHighlights highlights={highlights} />
          <Stack space="large">
            {description && <LeadingSentence>{unbrokenText(description)}</LeadingSentence>}
            {cost && (
              <Stack space="2xsmall" align="start">
                <Button asChild>
                  <RouterLink to={estimateHref(cost.inputs)}>{projectPage.estimate}</RouterLink>
                </Button>
                <Text size="caption" tone="muted">
                  {projectPage.estimateNote}
                </Text>
              </Stack>
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
      {({ src, title, description, link }) => (
        <LinkCard
          layout="reveal"
          title={title}
          description={excerpt(description)}
          picture={
            <ContentPicture name={src} ratio="fill" sizes={{ base: '92vw', sm: '80vw', lg: '52vw' }} />
          }
          action={<RouterLink to={link}>{projectPage.otherAction}</RouterLink>}
        />
      )}
    </OthersSection>
  )
}

/** The start of a description, for a card; always ends with dots. */
function excerpt(description: string | undefined): string | undefined {
  return description && `${description.slice(0, 160)}...`
}
