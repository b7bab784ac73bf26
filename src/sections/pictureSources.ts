import type { PictureName } from '../content/collections/pictures'
import type { PictureSource } from '../design-system'

const sources = import.meta.glob<PictureSource>('../images/*.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
})

/**
 * The sources of a picture of the content, in every width and format.
 * @throws if src/images has no file of that name, which makes the build fail
 */
export function pictureSource(name: PictureName): PictureSource {
  const source = sources[`../images/${name}.webp`]
  if (!source) throw new Error(`src/images has no ${name}.webp.`)
  return source
}
