import { manifestPath } from '../../paths'
import { feed, feedPath } from './feed'
import { securityTxt, securityTxtPath } from './securityTxt'
import { robots, sitemap } from './sitemap'
import { webManifest } from './webManifest'

/**
 * Text files for search engines, feed readers and browsers, which the build writes beside the documents, by their path.
 * @param builtAt the date of the build
 */
export function siteFiles(builtAt: Date): Readonly<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    [manifestPath]: webManifest(),
    [feedPath]: feed(),
    [securityTxtPath]: securityTxt(builtAt),
  }
}
