import type { Plugin } from 'vite'

const width = 1280
const height = 800

const flatArea = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b9b3a6"/></svg>`
const src = `data:image/svg+xml;base64,${Buffer.from(flatArea).toString('base64')}`

const placeholder = {
  sources: { avif: `${src} 480w, ${src} ${width}w` },
  img: { src, w: width, h: height },
}

/**
 * Replaces every picture with a plain rectangle, because loading pictures takes longer than the stories themselves, and
 * their tests don't depend on pixels. Visual and end-to-end tests use the real files.
 */
export function picturePlaceholders(): Plugin {
  return {
    name: 'picture-placeholders',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/src/images/encodedPicture.ts')
        ? `export const encodedPicture = () => (${JSON.stringify(placeholder)})`
        : undefined,
  }
}
