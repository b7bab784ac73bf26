import type { Plugin } from 'vite'

const width = 1280
const height = 800

const flatArea = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b9b3a6"/></svg>`
const src = `data:image/svg+xml;base64,${Buffer.from(flatArea).toString('base64')}`

/** What an import of `….webp?picture` gives in the build, with a plain rectangle in the place of each file. */
const standIn = {
  sources: { avif: `${src} 480w, ${src} ${width}w`, webp: `${src} 480w, ${src} ${width}w` },
  img: { src, w: width, h: height },
}

/**
 * Answers every picture import with a plain rectangle. Stories that run as tests look at a picture's place, name and
 * markup, not at its pixels, and fetching photographs from the development server takes longer than the stories.
 * The comparison of pictures and the journeys use the real files.
 */
export function pictureStandIns(): Plugin {
  return {
    name: 'picture-stand-ins',
    enforce: 'pre',
    load: (id) => (id.endsWith('.webp?picture') ? `export default ${JSON.stringify(standIn)}` : undefined),
  }
}
