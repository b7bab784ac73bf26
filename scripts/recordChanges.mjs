import { readFileSync, writeFileSync } from 'node:fs'
import { documentFile } from './pageUrls.mjs'
import { fingerprintOf } from './pageFingerprint.mjs'

/** `npm run dates`, after a build: records today for each page whose text has changed since its recorded date. */

const file = 'src/content/lastChanges.json'
const today = new Date().toISOString().slice(0, 10)

/** @type {Record<string, { date: string, text: string }>} */
const recorded = JSON.parse(readFileSync(file, 'utf8'))
const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** @type {typeof recorded} */
const current = {}
for (const path of paths) {
  const text = fingerprintOf(readFileSync(`dist/${documentFile(path)}`, 'utf8'))
  const before = recorded[path]
  current[path] = before?.text === text ? before : { date: today, text }
  if (current[path] !== before) console.log(`${path} changed on ${today}`)
}
writeFileSync(file, `${JSON.stringify(current, undefined, 2)}\n`)
console.log('The sitemap has these dates from the next build on.')
