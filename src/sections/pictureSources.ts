import type { PictureName } from '../content/collections/pictures'
import type { PictureSource } from '../design-system'

const sources = import.meta.glob<PictureSource>('../images/*.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
})

/**
 * A picture of the content in every served width and format.
 * @throws when src/images holds no master of that name, so that the build stops.
 */
export function pictureSource(name: PictureName): PictureSource {
  const source = sources[`../images/${name}.webp`]
  if (!source) throw new Error(`src/images holds no ${name}.webp.`)
  return source
}
