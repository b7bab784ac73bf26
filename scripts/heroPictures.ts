import type { HeroPicture } from '../src/app/prefetchHero.ts'

/** The AVIF candidates of a page's first picture with high priority; undefined if the page has none. */
export function heroPictureOf(html: string): HeroPicture | undefined {
  const pictures = html.matchAll(/<picture\b.*?<\/picture>/gs)
  for (const [picture] of pictures) {
    if (!/<img\b[^>]*\bfetchPriority="high"/i.test(picture)) continue
    const [source = ''] = /<source\b[^>]*\btype="image\/avif"[^>]*>/.exec(picture) ?? []
    const [, srcset] = /\bsrcset="([^"]*)"/i.exec(source) ?? []
    const [, sizes = '100vw'] = /\bsizes="([^"]*)"/.exec(source) ?? []
    if (srcset) return { srcset, sizes }
  }
  return undefined
}

/**
 * Puts a link to a document's first picture with high priority at the beginning of its head, so that the browser requests
 * it before anything else. It follows the viewport, on which the choice of the picture depends. Browsers without AVIF
 * ignore the link.
 * @throws if the document has no viewport
 */
export function preloadHero(html: string): string {
  const hero = heroPictureOf(html)
  if (!hero) return html
  const [viewport] = /<meta name="viewport"[^>]*>/.exec(html) ?? []
  if (!viewport) throw new Error('The document has no viewport.')
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${hero.srcset}" imagesizes="${hero.sizes}" fetchpriority="high" />`
  return html.replace(viewport, () => `${viewport}\n    ${link}`)
}
