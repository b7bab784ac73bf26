import { feed, feedPath } from './feed'
import { robots, sitemap } from './sitemap'
import { manifestPath, webManifest } from './webManifest'

/** The text files of the site beside its documents, by their path. */
export function siteFiles(): Readonly<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    [manifestPath]: webManifest(),
    [feedPath]: feed(),
  }
}
