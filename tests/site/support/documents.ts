import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentFile, documentPath } from '../../../scripts/pageUrls.mjs'

/** The folder of the built site. */
export const site = fileURLToPath(new URL('../../../dist', import.meta.url))

/** An HTML document of the built site. */
export interface SiteDocument {
  /** The path below the folder of the site. */
  readonly file: string
  /** The path of its URL. */
  readonly path: string
  readonly html: string
}

/** All documents of the built site. */
export const documents: readonly SiteDocument[] = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: documentPath(file.replaceAll('\\', '/')),
    html: readFileSync(join(site, file), 'utf8'),
  }))

/** @throws if the site has no document with this path */
export function documentAt(path: string): SiteDocument {
  const found = documents.find((document) => document.path === path)
  if (!found) throw new Error(`dist/ has no document for ${path}.`)
  return found
}

/** Reads a text file of the site. */
export function readSiteFile(path: string): string {
  return readFileSync(join(site, path), 'utf8')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** The attributes of all elements with this tag name. */
export function elements(html: string, tag: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

/** The contents of all elements with this tag name, which must not be nested. */
export function contents(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner)
}

/** The text of a piece of HTML, without whitespace: markup inside a sentence makes no difference. */
export function textOf(html: string): string {
  return withoutSpace(decode(html.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]*>/g, '')))
}

/** The accessible names and placeholders in a piece of HTML, without whitespace. */
export function namesIn(html: string): string {
  const values = [...html.matchAll(/ (?:aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  return withoutSpace(decode(values.join('\n')))
}

/** A text without its whitespace and word joiners, to be compared with `textOf`. */
export function withoutSpace(text: string): string {
  return text.replace(/[\s\u2060]/g, '')
}

/** The values of all meta tags of a document with this name or property. */
export function metas(html: string, name: string): (string | undefined)[] {
  return elements(html, 'meta')
    .filter((meta) => meta['name'] === name || meta['property'] === name)
    .map((meta) => meta['content'])
}

/** Whether a path leads to a file or a document of the site. */
export function isOnSite(path: string): boolean {
  const file = join(site, decodeURIComponent(path))
  return file.startsWith(site) && existsSync(/\.\w+$/.test(path) ? file : join(site, documentFile(path)))
}
