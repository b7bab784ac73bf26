import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { documentFile } from './pageUrls.mjs'
import { workerUrl } from '../src/offline/protocol.ts'

/** A file that the service worker stores when it is installed. */
interface PrecacheEntry {
  readonly url: string
  /** A hash of the content; null if the name contains one. */
  readonly revision: string | null
}

interface ServiceWorkerOptions {
  /** Vite's mode, which decides what `.env` files apply. @default 'production' */
  readonly mode?: string
  /** The folder of the built site. */
  readonly site: string
  readonly manifest: Manifest
  /** The modules of all pages. */
  readonly pageModules: readonly string[]
  /** The pages that every visitor can open offline. */
  readonly offlinePages: readonly { readonly url: string; readonly module: string }[]
  /** The URL of the list of all pages' chunks, which identifies the build. */
  readonly chunksByPageUrl: string
  /** The URL of the stylesheet of the site's fonts. */
  readonly fonts: string
  /** Whether the site has no service worker; then the written file removes one that a browser has registered. */
  readonly isOff: boolean
}

const root = join(import.meta.dirname, '..')

/** The texts, styles and font that only visitors who choose Urdu load. */
const urduModule = 'src/pages/estimator/urdu.ts'

/** Writes the service worker, with the list of the files that it stores when it is installed, to the built site. */
export async function writeServiceWorker(options: ServiceWorkerOptions): Promise<void> {
  const { mode = 'production', site, chunksByPageUrl, isOff } = options
  const entries = isOff ? [] : precacheEntries(options)
  await build({
    configFile: false,
    mode,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(chunksByPageUrl),
      'import.meta.env.PRECACHE': JSON.stringify(entries),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/offline/worker/${isOff ? 'removal' : 'serviceWorker'}.ts`),
        // Older browsers don't support modules in service workers.
        output: { format: 'iife', entryFileNames: workerUrl.slice(1) },
      },
    },
  })
  if (isOff) console.log(`The site has no service worker; ${workerUrl} removes a registered one.`)
  else console.log(`Precached for use offline: ${entries.length} files, ${weightOf(site, entries)} KB.`)
}

/**
 * What the offline pages need: their documents, and the chunks that they load at once or on demand, with their styles,
 * fonts and drawings. Photographs, the sheets of projects, libraries loaded on demand and the Urdu texts are stored later,
 * when a page uses them.
 */
function precacheEntries({
  site,
  manifest,
  pageModules,
  offlinePages,
  chunksByPageUrl,
  fonts,
}: ServiceWorkerOptions) {
  const modules = new Set<string>()
  const offlineModules = new Set(offlinePages.map(({ module }) => module))
  if (!manifest[urduModule]) throw new Error(`The build has no module ${urduModule}.`)
  const leftOut = new Set([...pageModules.filter((module) => !offlineModules.has(module)), urduModule])
  const add = (module: string) => {
    const chunk = manifest[module]
    if (!chunk || leftOut.has(module) || module.startsWith('node_modules/') || modules.has(module)) return
    modules.add(module)
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(imported)
  }
  add('index.html')
  for (const module of offlineModules) {
    if (!manifest[module]) throw new Error(`The build has no module ${module}.`)
    add(module)
  }
  const chunks = [...modules].flatMap((module) => manifest[module] ?? [])
  const assets = chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => isSmallAsset(file, manifest))
  const files = new Set([
    ...chunks.map(({ file }) => file),
    ...chunks.flatMap((chunk) => chunk.css ?? []),
    ...assets,
    chunksByPageUrl.slice(1),
    fonts.slice(1),
  ])
  return [
    ...[...files].toSorted().map((file): PrecacheEntry => ({ url: `/${file}`, revision: null })),
    ...offlinePages.map(({ url }): PrecacheEntry => ({ url, revision: revisionOf(site, url) })),
  ]
}

/**
 * Drawings, icons, and the font with the characters of the site's texts, but neither the font with all other characters
 * nor the sheets of projects, which share a chunk with the drawings of `UnknownEntry` (src/sections/drawings.ts).
 */
function isSmallAsset(file: string, manifest: Manifest) {
  const isLarge = Object.entries(manifest).some(
    ([source, chunk]) =>
      chunk.file === file &&
      /^node_modules\/@fontsource|^src\/images\/.+-(?:plan|section|elevation)\.svg$/.test(source),
  )
  return /\.(?:svg|woff2)$/.test(file) && !isLarge
}

function revisionOf(site: string, url: string) {
  const content = readFileSync(join(site, documentFile(url)))
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The compressed weight in KB. */
function weightOf(site: string, entries: readonly PrecacheEntry[]) {
  const bytes = entries.reduce((sum, { url, revision }) => {
    const file = readFileSync(join(site, revision === null ? url : documentFile(url)))
    return sum + (url.endsWith('.woff2') ? file.length : brotliCompressSync(file).length)
  }, 0)
  return Math.round(bytes / 1000)
}
