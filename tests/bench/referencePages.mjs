import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A hand-written page: one document with one picture of 41 KB, the fastest that a page with a picture can be. */
export const limitPath = '/bench/limit/'
/** The document of one of the site's pages, without its scripts and the splash screen. */
const withoutScript = '/bench/without-script/'

/** The pages that are measured in addition to the site's own, as the limits of this machine. */
export const referencePages = [
  { name: 'limit: one picture, by hand', path: limitPath },
  { name: 'services/project-management without script', path: withoutScript },
]

/**
 * The files of the reference pages, by path.
 * @param {string} site the folder of the built site
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function referenceFiles(site) {
  const folder = join(import.meta.dirname, 'limit')
  const document = await readFile(join(site, 'services/project-management.html'), 'utf8')
  return new Map([
    [limitPath, await readFile(join(folder, 'index.html'))],
    [`${limitPath}house.avif`, await readFile(join(folder, 'house.avif'))],
    [withoutScript, Buffer.from(removeScripts(document))],
  ])
}

/**
 * A document that shows the same content without scripts.
 * @param {string} html
 * @returns {string}
 */
export function removeScripts(html) {
  // The splash screen would stay in the document.
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replace('</head>', '<style>#splash{display:none}</style></head>')
}
