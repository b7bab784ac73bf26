import { useState } from 'react'
import type { PictureName } from '../../content/pictures'
import { Lightbox } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { thumbnailPlaces } from './thumbnailPlaces'

export interface PictureGalleryProps {
  /** The pictures in display order, without duplicates. */
  names: readonly PictureName[]
  /** The accessible name of the lightbox, such as "Project Gallery: Swiss Tower". */
  label: string
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
          const place = placed[imageIndex]
          return (
            <li key={name} className={place?.className}>
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
                    sizes={place?.sizes}
                    hasOwnWidth={place?.hasOwnWidth}
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
