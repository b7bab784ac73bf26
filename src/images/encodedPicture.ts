import type { PictureSource } from '../design-system'
import records from './encoded.json'

interface EncodedPicture {
  /** The start of the SHA-256 hash of its master. */
  readonly hash: string
  /** In px, from the smallest to that of the largest file. */
  readonly widths: readonly number[]
  /** The height of the largest file, in px. */
  readonly height: number
}

/** The pictures by name, as `npm run pictures` has encoded them; their files are in public/assets. */
const pictures: Readonly<Record<string, EncodedPicture | undefined>> = records

/**
 * A picture of src/images/masters in every width that the site serves, by its file name without extension.
 * @throws if it isn't encoded, which makes the build fail
 */
export function encodedPicture(name: string): PictureSource {
  const { hash, widths = [], height = 0 } = pictures[name] ?? {}
  const width = widths.at(-1)
  if (!width) throw new Error(`src/images/encoded.json has no ${name}: npm run pictures`)
  const file = (one: number) => `/assets/${name}-${hash}-${one}.avif`
  return {
    sources: { avif: widths.map((one) => `${file(one)} ${one}w`).join(', ') },
    img: { src: file(width), w: width, h: height },
  }
}
