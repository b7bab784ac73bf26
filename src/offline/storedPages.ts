import { cacheNames } from './protocol'

/** A page that is stored on the device. */
export interface StoredPage {
  readonly path: string
  /** The title of its document. */
  readonly title: string
}

/** The opened pages that can be shown offline, the latest first; none if the browser blocks its storage. */
export async function storedPages(): Promise<readonly StoredPage[]> {
  try {
    const pages = await caches.open(cacheNames.pages)
    const requests = await pages.keys()
    const titled = requests.toReversed().map(async (request) => {
      const html = (await (await pages.match(request))?.text()) ?? ''
      return { path: new URL(request.url).pathname, title: titleOf(html) }
    })
    return (await Promise.all(titled)).filter(({ title }) => title !== '')
  } catch {
    return []
  }
}

/** The characters that React escapes in a text. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Reads the title without DOMParser, which Trusted Types forbid, and which would take a phone half a second. */
function titleOf(html: string) {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
