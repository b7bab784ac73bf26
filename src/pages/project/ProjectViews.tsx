import { projectPage } from '../../content/pages/project'
import { pictureKind } from '../../content/pictures'
import type { Project } from '../../content/projects/Project'
import { Frame, Tabs } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { drawingTabs } from '../../sections/pictures/drawingTabs'
import { PictureBlend } from './PictureBlend'

const sizes = { base: '92vw', lg: '70vw', xl: '58rem' }

/** The main picture of a project and its drawings, one per tab. Without drawings there are no tabs. */
export function ProjectViews({ project }: { project: Project }) {
  const { drawings, src } = project
  const kind = pictureKind(src)
  const mainPicture = <MainPicture project={project} />
  if (drawings.length === 0) return mainPicture
  return (
    <Tabs
      label={projectPage.views.label[kind]}
      items={[
        { value: kind, label: projectPage.views[kind], content: mainPicture },
        ...drawingTabs(drawings),
      ]}
    />
  )
}

function MainPicture({ project: { src, isUpright = false, dusk } }: { project: Project }) {
  const { caption } = picture(src)
  const day = (
    <ContentPicture
      name={src}
      ratio="fill"
      sizes={isUpright && !dusk ? { ...sizes, base: '184vw', sm: '92vw' } : sizes}
      isPriority
    />
  )
  if (dusk) {
    const duskPicture = <ContentPicture name={dusk} ratio="fill" sizes={sizes} />
    return <PictureBlend day={day} dusk={duskPicture} captions={[caption, picture(dusk).caption]} />
  }
  return (
    <figure>
      <Frame shape={isUpright ? 'upright' : 'window'}>{day}</Frame>
      {/* As high as the row of controls below a blended picture or a drawing. */}
      <figcaption className="mt-2 flex min-h-11 items-center text-caption text-muted">{caption}</figcaption>
    </figure>
  )
}
