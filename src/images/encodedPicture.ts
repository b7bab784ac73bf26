import type { PictureSource } from '../design-system'

/** The URLs of the files that `npm run pictures` writes, such as `db-32-front-800x500.avif`. */
const files = import.meta.glob<string>('./encoded/*.avif', { query: '?url', import: 'default', eager: true })

const pictures = new Map<string, { readonly src: string; readonly w: number; readonly h: number }[]>()
for (const [path, src] of Object.entries(files)) {
  const [, name = '', w, h] = /([^/]+)-(\d+)x(\d+)\.avif$/.exec(path) ?? []
  pictures.set(name, [...(pictures.get(name) ?? []), { src, w: Number(w), h: Number(h) }])
}

/**
 * A picture of src/images/masters in every width that the site serves, by its file name without extension.
 * @throws if it isn't encoded, which makes the build fail
 */
export function encodedPicture(name: string): PictureSource {
  const widths = (pictures.get(name) ?? []).toSorted((one, other) => one.w - other.w)
  const img = widths.at(-1)
  if (!img) throw new Error(`src/images/encoded has no ${name}: npm run pictures`)
  return { sources: { avif: widths.map(({ src, w }) => `${src} ${w}w`).join(', ') }, img }
}
