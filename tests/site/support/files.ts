import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { documentPath } from '../../../scripts/pageUrls.mjs'
import { headersFileName } from '../../../scripts/responseHeaders.mjs'
import { site } from './documents'

/** The paths of all files that the site serves, from the root. */
const siteFiles: readonly string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== headersFileName)
  .map((entry) => join(entry.parentPath, entry.name).slice(site.length).replaceAll('\\', '/'))
  .toSorted()

/** One file of each type in each folder. */
export const sampleFiles: readonly string[] = [
  ...new Map(
    siteFiles.map((file) => [`${file.slice(0, file.indexOf('/', 1))} ${extname(file)}`, file]),
  ).values(),
]

/** The URL of a file; the URLs of pages contain no file name. */
export const urlOf = (file: string): string => (file.endsWith('.html') ? documentPath(file.slice(1)) : file)
