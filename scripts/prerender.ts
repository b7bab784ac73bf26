import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync, type Manifest } from 'vite'
import type * as Prerender from '../src/prerender.tsx'
import { documentFile } from './pageUrls.mjs'
import { contentSecurityPolicy, headersFileName, renderHeadersFile } from './responseHeaders.mjs'
import { writeServiceWorker } from './serviceWorker.ts'
import { writeShareImages } from './shareImages.ts'

interface SiteOptions {
  readonly site: string
  /** The folder of the built src/prerender.tsx. */
  readonly renderer: string
  /** The URLs of the three requests that are set. */
  readonly requestUrls: readonly string[]
  readonly isWorkerOff: boolean
}

/**
 * Writes the document of every page, the files for search engines and feed readers, the headers, and the service worker.
 * @throws if a page can't be rendered
 */
export async function prerenderSite({ site, renderer, requestUrls, isWorkerOff }: SiteOptions) {
  const entry = pathToFileURL(join(renderer, 'prerender.js')).href
  const prerender: typeof Prerender = await import(entry)
  const { matchRoute, prerenderedPaths, renderDocument, shareCards, siteFiles } = prerender
  for (const [path, text] of Object.entries(siteFiles(new Date()))) await write(join(site, path), text)
  const shareImages = await writeShareImages(shareCards(), site)
  const manifest = await takeManifest(site)
  const template = await readTemplate(site)

  const documents: string[] = []
  for (const path of prerenderedPaths()) {
    const modules = modulesOf(matchRoute(path), manifest)
    const document = await renderDocument(path, template, modules, shareImages).catch((cause: unknown) => {
      throw new Error(`The page ${path} can't be prerendered: ${String(cause)}`, { cause })
    })
    documents.push(document)
    await write(join(site, documentFile(path)), document)
  }
  await write(
    join(site, headersFileName),
    renderHeadersFile(contentSecurityPolicy({ documents, requestUrls })),
  )
  await writeServiceWorker({ site, isOff: isWorkerOff })
  console.log(`Prerendered ${documents.length} pages.`)
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Reads the build's manifest and removes it from the site. */
async function takeManifest(site: string): Promise<Manifest> {
  const text = await readFile(join(site, '.vite/manifest.json'), 'utf8')
  await rm(join(site, '.vite'), { recursive: true })
  return JSON.parse(text)
}

/** index.html with scripts/inlineEntry.js and the whole stylesheet in place of the links to the built files. */
async function readTemplate(site: string) {
  const html = await readFile(join(site, 'index.html'), 'utf8')
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(html) ?? []
  const [script] = /<script type="module"[^>]*><\/script>/.exec(html) ?? []
  if (!link || !script) throw new Error('The built index.html has no stylesheet or no script.')
  const css = await readFile(join(site, href), 'utf8')
  await rm(join(site, href))
  const { code } = minifySync(
    'inlineEntry.js',
    await readFile(join(import.meta.dirname, 'inlineEntry.js'), 'utf8'),
    { compress: { target: 'es2015' } },
  )
  return html
    .replace(link, () => `<style>${css.trim()}</style>`)
    .replace(script, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `<script>${code.trim()}</script></head>`)
}

/** The URL of src/main.tsx, and those of what it imports for a route's page, whose file is named after the route. */
function modulesOf(route: string, manifest: Manifest): readonly string[] {
  const name = route.replace('Alias', '').replace(/^./, (letter) => letter.toUpperCase())
  const page = Object.keys(manifest).find((module) => module.endsWith(`/${name}Page.tsx`))
  const files = new Set<string>()
  const add = (module: string) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no module ${module}.`)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add('index.html')
  add(page ?? `${name}Page.tsx`)
  return [...files]
}
