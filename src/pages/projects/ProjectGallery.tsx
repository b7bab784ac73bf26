import { Link as RouterLink } from 'react-router-dom'
import { projectsPage } from '../../content/pages/projects'
import type { Project } from '../../content/projects/Project'
import { LinkCard, type PictureWidths } from '../../design-system'
import { ContentPicture } from '../../sections/pictures/ContentPicture'

export interface ProjectGalleryProps {
  /** In display order. */
  projects: readonly Project[]
}

type Place = 'alone' | 'leftOfTwo' | 'rightOfTwo' | 'whole' | 'wide' | 'narrow'

/**
 * The position of each card in the twelve-column grid of wide windows; one or two projects are centred. Each row of cards
 * spans two grid rows, picture and text.
 */
const places: Record<Place, string> = {
  alone: 'lg:col-span-10 lg:col-start-2',
  leftOfTwo: 'lg:col-span-5 lg:col-start-2',
  rightOfTwo: 'lg:col-span-5',
  whole: 'lg:col-span-12',
  wide: 'lg:col-span-7',
  narrow: 'lg:col-span-5',
}

const sizes: Record<Place, PictureWidths> = {
  alone: { base: '92vw', lg: '78vw', xl: '65rem' },
  leftOfTwo: { base: '92vw', lg: '40vw', xl: '32rem' },
  rightOfTwo: { base: '92vw', lg: '40vw', xl: '32rem' },
  whole: { base: '92vw', xl: '77.5rem' },
  wide: { base: '92vw', lg: '55vw', xl: '45rem' },
  // As tall as its wide neighbour, so the picture is cropped and wider than the card.
  narrow: { base: '92vw', lg: '55vw', xl: '45rem' },
}

/** The cards form pairs, with the wide card right, then left; an odd number ends with a full-width one. */
function placeOf(index: number, count: number): Place {
  if (count === 1) return 'alone'
  if (count === 2) return index === 0 ? 'leftOfTwo' : 'rightOfTwo'
  if (count % 2 === 1 && index === count - 1) return 'whole'
  return index % 4 === 1 || index % 4 === 2 ? 'wide' : 'narrow'
}

/** The projects as large pictures in an asymmetric grid without empty cells, for any number of projects. */
export function ProjectGallery({ projects }: ProjectGalleryProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
      {projects.map(({ id, src, title, description, link }, index) => {
        const place = placeOf(index, projects.length)
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-0 ${places[place]}`}>
            <LinkCard
              layout={place === 'whole' ? 'wide' : 'open'}
              title={title}
              description={description}
              picture={<ContentPicture name={src} ratio="fill" sizes={sizes[place]} isPriority={index < 2} />}
              action={<RouterLink to={link}>{projectsPage.cardAction}</RouterLink>}
            />
          </li>
        )
      })}
    </ul>
  )
}
