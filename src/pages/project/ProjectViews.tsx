import { renderCaption } from '../../content/collections/pictures'
import type { ProjectDetails } from '../../content/collections/projectDetails'
import type { Project } from '../../content/collections/projects'
import { projectPage } from '../../content/pages/project'
import { Frame, Tabs } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { ZoomableDrawing } from '../../sections/ZoomableDrawing'
import { PictureBlend } from './PictureBlend'

const sizes = { base: '92vw', lg: '70vw', xl: '58rem' }

export interface ProjectViewsProps {
  project: Project
  drawings: ProjectDetails['drawings']
  dusk: ProjectDetails['dusk']
}

/** The main picture of a project and its drawings, one per tab. Without drawings there are no tabs. */
export function ProjectViews({ project, drawings, dusk }: ProjectViewsProps) {
  const render = <Render project={project} dusk={dusk} />
  if (drawings.length === 0) return render
  return (
    <Tabs
      label={projectPage.views.label}
      items={[
        { value: 'render', label: projectPage.views.render, content: render },
        ...drawings.map((drawing) => ({
          value: drawing.kind,
          label: projectPage.views[drawing.kind],
          content: <ZoomableDrawing drawing={drawing} />,
        })),
      ]}
    />
  )
}

function Render({ project: { src, alt }, dusk }: Pick<ProjectViewsProps, 'project' | 'dusk'>) {
  const picture = <ContentPicture name={src} alt={alt} ratio="fill" sizes={sizes} isPriority />
  if (dusk) {
    const duskPicture = <ContentPicture name={dusk} ratio="fill" sizes={sizes} />
    return <PictureBlend day={picture} dusk={duskPicture} caption={renderCaption(src)} />
  }
  return (
    <figure>
      <Frame shape="window">{picture}</Frame>
      {/* As high as the row of controls below a blended picture or a drawing. */}
      <figcaption className="mt-2 flex min-h-11 items-center text-caption text-muted">
        {renderCaption(src)}
      </figcaption>
    </figure>
  )
}
