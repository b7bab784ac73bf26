import { chunkUrlsId, type ChunkUrls } from '../../../src/chunks'

/** The URLs that a document's script element lists. */
export function urlsOf(html: string): ChunkUrls {
  const [, json = ''] = new RegExp(`id="${chunkUrlsId}">(.*?)</script>`, 's').exec(html) ?? []
  const urls: ChunkUrls = JSON.parse(json)
  return urls
}
