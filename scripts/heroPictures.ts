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
