/** A picture in several widths. */
interface EncodedPicture {
  /** The `srcset` of the format. */
  readonly sources: { readonly avif: string }
  /** The widest file, with its size. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number }
}

/** The URLs of the files that scripts/encodePictures.mjs writes, such as `db-32-front-800x500.avif`. */
const files = import.meta.glob<string>('./encoded/*.avif', { query: '?url', import: 'default', eager: true })

/** The width of a thumbnail in pixels; no other picture is loaded that small. */
const thumbnailWidth = 240

const pictures = new Map<string, { readonly src: string; readonly w: number; readonly h: number }[]>()
for (const [path, src] of Object.entries(files)) {
  const [, name = '', w, h] = /([^/]+)-(\d+)x(\d+)\.avif$/.exec(path) ?? []
  pictures.set(name, [...(pictures.get(name) ?? []), { src, w: Number(w), h: Number(h) }])
}

/**
 * A picture of src/images in every width that the site serves, for `Picture`.
 * @param name its file name without extension
 * @throws if it isn't encoded, which makes the build fail
 */
export function encodedPicture(name: string): EncodedPicture {
  return pictureOf(name, ({ w }) => w > thumbnailWidth)
}

/** The same in one small width, for a thumbnail of up to 50 CSS pixels. */
export function encodedThumbnail(name: string): EncodedPicture {
  return pictureOf(name, ({ w }) => w === thumbnailWidth)
}

function pictureOf(name: string, isUsed: (file: { readonly w: number }) => boolean): EncodedPicture {
  const used = (pictures.get(name) ?? []).filter(isUsed).toSorted((one, other) => one.w - other.w)
  const img = used.at(-1)
  if (!img) throw new Error(`src/images/encoded has no ${name}: node scripts/encodePictures.mjs`)
  return { sources: { avif: used.map(({ src, w }) => `${src} ${w}w`).join(', ') }, img }
}
