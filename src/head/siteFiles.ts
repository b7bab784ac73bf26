import { feed, feedPath } from './feed'
import { robots, sitemap } from './sitemap'
import { manifestPath, webManifest } from './webManifest'

/** The text files that the build writes in addition to the documents, by their path. */
export function siteFiles(): Readonly<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    [manifestPath]: webManifest(),
    [feedPath]: feed(),
  }
}
