import { useState } from 'react'
import type { PictureName } from '../../content/pictures'
import { Lightbox, type PictureWidths } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { thumbnailPlaces, type ThumbnailPlace } from './thumbnailPlaces'

export interface PictureGalleryProps {
  /** The pictures in display order, without duplicates. */
  names: readonly PictureName[]
  /** The accessible name of the lightbox, such as "Project Gallery: Swiss Tower". */
  label: string
}

// A large picture spans two rows, whose height comes from the small pictures beside it.
const places: Record<ThumbnailPlace, string> = {
  single: 'col-span-full aspect-16/10',
  largeLeft: 'col-span-2 aspect-16/10 md:col-span-4 md:col-start-1 md:row-span-2 md:aspect-auto',
  largeRight: 'col-span-2 aspect-16/10 md:col-span-4 md:col-start-3 md:row-span-2 md:aspect-auto',
  smallLeft: 'aspect-16/10 md:col-span-2 md:col-start-1',
  smallRight: 'aspect-16/10 md:col-span-2 md:col-start-5',
  half: 'aspect-16/10 md:col-span-3',
  tall: 'col-span-2 aspect-4/5 md:aspect-auto',
  besideTall: 'col-span-2 aspect-16/10 md:col-span-4',
  upright: 'col-span-2 aspect-4/5 md:row-span-2 md:aspect-auto',
  wide: 'col-span-2 aspect-3/2 md:col-span-4',
  third: 'aspect-4/3 md:col-span-2',
}

const large = { base: '92vw', md: '66vw', xl: '52rem' }
const small = { base: '50vw', md: '33vw', xl: '26rem' }

const sizes: Record<ThumbnailPlace, PictureWidths> = {
  single: { base: '92vw' },
  largeLeft: large,
  largeRight: large,
  smallLeft: small,
  smallRight: small,
  half: { base: '50vw', xl: '39rem' },
  tall: { base: '92vw', md: '33vw', xl: '26rem' },
  besideTall: large,
  // A landscape cropped to an upright place: scaled to the height of both rows, it is wider than the place.
  upright: { base: '184vw', md: '102vw', xl: '81rem' },
  wide: large,
  third: small,
}

const growsOnHover =
  'motion-safe:transition-transform motion-safe:duration-calm motion-safe:ease-out motion-safe:group-hover:scale-102'

/** The pictures of a project in an asymmetric grid. Each opens the lightbox, which pages through all of them. */
export function PictureGallery({ names, label }: PictureGalleryProps) {
  const [index, setIndex] = useState<number>()
  const images = names.map(picture)
  const placed = thumbnailPlaces(
    images.map(({ picture: { img } }) => (img.h > img.w ? 'portrait' : 'landscape')),
  )
  return (
    <>
      <ul role="list" className="grid grid-flow-dense grid-cols-2 gap-2 sm:gap-6 md:grid-cols-6">
        {names.map((name, imageIndex) => {
          const place = placed[imageIndex] ?? 'half'
          return (
            <li key={name} className={places[place]}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => {
                  // Safari doesn't focus a clicked button, to which the lightbox returns the focus.
                  currentTarget.focus()
                  setIndex(imageIndex)
                }}
                className="group relative block size-full min-h-11 cursor-zoom-in overflow-clip rounded-medium"
              >
                <span className={`absolute inset-0 ${growsOnHover}`}>
                  <ContentPicture
                    name={name}
                    sizes={sizes[place]}
                    hasOwnWidth={place === 'upright'}
                    ratio="fill"
                  />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Lightbox images={images} index={index} onIndexChange={setIndex} label={label} />
    </>
  )
}
