import { createHash } from 'node:crypto'

/**
 * A fingerprint of a page's text: its title, its description and the text of its main element. Markup, whitespace,
 * pictures and everything around the main element don't change it.
 * @param {string} html a prerendered document
 */
export function fingerprintOf(html) {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="(.*?)"/s.exec(html) ?? []
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  const words = `${title}${description}${main}`.replace(/<[^>]*>/g, '').replace(/\s/g, '')
  return createHash('sha256').update(words).digest('hex').slice(0, 12)
}
