import { Link as RouterLink } from 'react-router-dom'
import { projectsPage } from '../../content/pages/projects'
import type { Project } from '../../content/projects/Project'
import { LinkCard } from '../../design-system'
import { ContentPicture } from '../../sections/pictures/ContentPicture'

/** The places of the cards: in wide windows in twelve columns. Each row of cards spans two grid rows, picture and text. */
const places = {
  whole: { className: 'lg:col-span-12', sizes: { base: '92vw', xl: '77.5rem' } },
  wide: { className: 'lg:col-span-7', sizes: { base: '92vw', lg: '55vw', xl: '45rem' } },
  // As tall as its wide neighbour, so the picture is cropped and wider than the card.
  narrow: { className: 'lg:col-span-5', sizes: { base: '92vw', lg: '55vw', xl: '45rem' } },
}

/** The cards form pairs, with the wide card right, then left; an odd number ends with a full-width one. */
function placeOf(index: number, count: number) {
  if (count % 2 === 1 && index === count - 1) return places.whole
  return index % 4 === 1 || index % 4 === 2 ? places.wide : places.narrow
}

/** The projects, in order, as large pictures in an asymmetric grid without empty cells, for any number of projects. */
export function ProjectGallery({ projects }: { projects: readonly Project[] }) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
      {projects.map(({ id, src, title, description, link }, index) => {
        const place = placeOf(index, projects.length)
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-0 ${place.className}`}>
            <LinkCard
              layout={place === places.whole ? 'wide' : 'open'}
              title={title}
              description={description}
              picture={<ContentPicture name={src} ratio="fill" sizes={place.sizes} isPriority={index < 2} />}
              action={<RouterLink to={link}>{projectsPage.cardAction}</RouterLink>}
            />
          </li>
        )
      })}
    </ul>
  )
}
