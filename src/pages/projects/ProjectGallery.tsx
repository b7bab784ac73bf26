import { Link as RouterLink } from 'react-router-dom'
import type { Project } from '../../content/collections/projects'
import { projectsPage } from '../../content/pages/projects'
import { PictureCard, type PictureWidths } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'

export interface ProjectGalleryProps {
  /** The projects in their order. */
  projects: readonly Project[]
}

type Place = 'alone' | 'leftOfTwo' | 'rightOfTwo' | 'whole' | 'wide' | 'narrow'

/**
 * Columns of twelve in a wide window; one or two projects keep to its middle. Higher than 16 to 10 where the words
 * would otherwise cover what the picture shows.
 */
const places: Record<Place, string> = {
  alone: 'sm:aspect-6/5 lg:col-span-10 lg:col-start-2 lg:aspect-auto',
  leftOfTwo: 'sm:aspect-6/5 lg:col-span-5 lg:col-start-2 lg:aspect-square',
  rightOfTwo: 'sm:aspect-6/5 lg:col-span-5 lg:aspect-square',
  whole: 'sm:aspect-6/5 lg:col-span-12 lg:aspect-auto',
  wide: 'sm:aspect-6/5 lg:col-span-7',
  narrow: 'sm:aspect-6/5 lg:col-span-5 lg:aspect-auto',
}

const sizes: Record<Place, PictureWidths> = {
  alone: { base: '100vw', lg: '78vw' },
  leftOfTwo: { base: '100vw', lg: '62vw' },
  rightOfTwo: { base: '100vw', lg: '62vw' },
  whole: { base: '100vw' },
  wide: { base: '100vw', lg: '55vw' },
  // It is as high as its wide neighbour, and its picture wider than what is seen of it.
  narrow: { base: '100vw', lg: '55vw' },
}

/** An odd number begins with a card across the page; the rest stand in pairs, the wide one left, then right. */
function placeOf(index: number, count: number): Place {
  if (count === 1) return 'alone'
  if (count === 2) return index === 0 ? 'leftOfTwo' : 'rightOfTwo'
  const isOdd = count % 2 === 1
  if (isOdd && index === 0) return 'whole'
  const inPairs = isOdd ? index - 1 : index
  return inPairs % 4 === 0 || inPairs % 4 === 3 ? 'wide' : 'narrow'
}

/** The projects as large pictures on an uneven grid, which has no gap at its end however many there are. */
export function ProjectGallery({ projects }: ProjectGalleryProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-6 lg:grid-cols-12">
      {projects.map(({ id, src, title, description, link }, index) => {
        const place = placeOf(index, projects.length)
        return (
          <li key={id} className={places[place]}>
            <PictureCard
              title={title}
              description={description}
              picture={
                <ContentPicture name={src} ratio="fill" sizes={sizes[place]} isPriority={index === 0} />
              }
              action={<RouterLink to={link}>{projectsPage.cardAction}</RouterLink>}
            />
          </li>
        )
      })}
    </ul>
  )
}
