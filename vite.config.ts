import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile, mkdir, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type ConfigEnv, type Manifest, type Plugin } from 'vite'
import type { OverlayPart } from './src/design-system/index.ts'
import type * as Prerender from './src/prerender.tsx'
import { leadInbox, parseLimit } from './integrations/lead-inbox/index.ts'
import { heroPictureOf } from './scripts/heroPictures.ts'
import { writeIcons } from './scripts/appIcons.ts'
import { iconSprite } from './scripts/iconSprite.ts'
import { inlineStyles, stylesheetUrl } from './scripts/inlineStyles.ts'
import { picturePipeline } from './scripts/picturePipeline.ts'
import { startAfterPaint } from './scripts/startAfterPaint.ts'
import { siteFont } from './scripts/siteFont.ts'
import { parsePort } from './scripts/portSetting.mjs'
import { parseServiceWorkerSetting, writeServiceWorker } from './scripts/serviceWorker.ts'
import { writeShareImages } from './scripts/shareImages.ts'
import { parseOrigin } from './scripts/siteOrigin.ts'
import { heroesUrl, type HeroPicture } from './src/app/prefetchHero.ts'
import { company } from './src/content/company.ts'
import { workerUrl } from './src/offline/protocol.ts'

const root = import.meta.dirname
const site = resolve(root, 'dist')
const renderer = resolve(root, 'node_modules/.cache/prerender')

/** The module of each part of the overlays' code. */
const overlayModules: Record<OverlayPart, string> = {
  modal: 'src/design-system/internal/ModalWindow.tsx',
  floating: 'src/design-system/internal/floatingParts.ts',
}

const leadVariables = ['VITE_HOME_MESSAGE_URL', 'VITE_PROJECT_ENQUIRY_URL', 'VITE_ESTIMATE_URL']

export default defineConfig(({ command, isPreview, mode }) => ({
  plugins: [
    tailwindcss(),
    react(),
    iconSprite(),
    siteFont(),
    picturePipeline(),
    leadInbox({
      folder: resolve(root, process.env['LEADS_FOLDER'] ?? 'leads'),
      limitBytes: parseLimit(process.env['LEADS_LIMIT_BYTES']),
    }),
    prerenderedFiles(),
  ],
  // Vite must not choose another port: a second server would share the leads folder, but not the pending estimates in
  // local storage.
  server: { port: readPort(command), strictPort: true },
  // Without CORS there is no `Vary: Origin` header, so prefetched chunks are reused from the cache.
  preview: { port: readPort(command), strictPort: true, cors: false },
  // Every URL of the built site has its own file, so nothing falls back to the home page.
  appType: isPreview ? 'mpa' : 'spa',
  define: {
    // Prerendering and hydration must use the same year, whatever the visitor's clock says.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(readOrigin(mode)),
  },
  build: {
    manifest: true,
    // WebKit never retries a failed preload; src/chunks.ts fetches the chunks instead.
    modulePreload: false,
    // Data URLs of pictures would be part of documents and scripts, and load before what the visitor sees first.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Few chunks per page: React, the shell, the page, and what the page shares with others.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler|clsx)\//,
              priority: 3,
            },
            // The entry needs this chunk and must not wait for the shell.
            { name: 'chunks', test: /src\/chunks\.ts$|vite\/preload-helper/, priority: 4 },
            { name: 'shell', test: /src\/app\/RootLayout\.tsx$/, priority: 2 },
            {
              name: 'shared',
              test: /src\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2500,
              priority: 1,
            },
          ],
        },
        // Rolldown names a shared chunk after every page that uses it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  environments: {
    ssr: {
      build: {
        outDir: renderer,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: resolve(root, 'src/prerender.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The build needs both environments, client and ssr.')
      await rm(site, { recursive: true, force: true })
      await builder.build(client)
      await builder.build(ssr)
      await prerenderSite(mode)
      reportLeadUrls(mode)
    },
  },
}))

/** The port of the server, from PORT. A build needs none, so it ignores an invalid value. */
function readPort(command: ConfigEnv['command']) {
  return parsePort(command === 'serve' ? process.env['PORT'] : undefined)
}

/** The origin of the published site: SITE_ORIGIN, or else the one in src/content/company.ts. */
function readOrigin(mode: string) {
  return parseOrigin(loadEnv(mode, root, 'SITE_ORIGIN')['SITE_ORIGIN'] || company.origin)
}

/**
 * Writes to the built site: the document of every page, the files for search engines and feed readers, the lists of
 * chunks and first pictures, and the service worker.
 */
async function prerenderSite(mode: string) {
  const entry = pathToFileURL(join(renderer, 'prerender.js')).href
  const { pageSources, prerenderedPages, renderDocument, offlinePages, ...assets }: typeof Prerender =
    await import(entry)
  const shareImages = await writeSiteAssets(assets)
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const styles = stylesheetUrl(template)
  const manifest = await takeManifest()
  const chunkUrls = await writeChunkLists(manifest, pageSources, styles)
  const css = await readFile(join(site, styles), 'utf8')
  const boot = await readFile(join(root, 'src/boot.ts'), 'utf8')
  const finish = (html: string) => inlineStyles(startAfterPaint(html), css, boot)
  const heroes: Record<string, HeroPicture | undefined> = {}
  const pages = prerenderedPages()
  for (const { url, file } of pages) {
    const path = join(site, file)
    await mkdir(dirname(path), { recursive: true })
    try {
      const html = await renderDocument(url, template, chunkUrls, shareImages)
      heroes[url] = heroPictureOf(html)
      await writeFile(path, finish(html))
    } catch (cause) {
      throw new Error(`The page ${url} can't be prerendered, so dist/ is incomplete: ${String(cause)}`, {
        cause,
      })
    }
  }
  await writeFile(join(site, heroesUrl), JSON.stringify(heroes))
  console.log(`Prerendered ${pages.length} pages into dist/.`)
  await writeServiceWorker({
    mode,
    site,
    manifest,
    offlinePages,
    chunksByPageUrl: chunkUrls('').chunksByPageUrl,
    isOff: parseServiceWorkerSetting(loadEnv(mode, root, 'VITE_')['VITE_SERVICE_WORKER']) === 'off',
  })
}

/** Writes the sitemap, feed, icons and share images; returns the share images. */
async function writeSiteAssets(assets: Pick<typeof Prerender, 'iconPaths' | 'shareCards' | 'siteFiles'>) {
  for (const [path, text] of Object.entries(assets.siteFiles())) await writeFile(join(site, path), text)
  await writeIcons(assets.iconPaths, site)
  return writeShareImages(assets.shareCards(), site)
}

/** Reads the build's manifest and removes it from the built site. */
async function takeManifest() {
  const folder = join(site, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}

/**
 * Reads the chunk URLs from the build's manifest, writes those of all pages to a file, and returns a function that gives
 * one page's URLs.
 * @throws if a module of a page or an overlay isn't in the build
 */
async function writeChunkLists(manifest: Manifest, pageSources: readonly string[], styles: string) {
  const filesOf = (module: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no module ${module}.`)
    // The document itself loads the entry.
    if (chunk.isEntry || seen.has(`/${chunk.file}`)) return seen
    seen.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const application = filesOf('src/main.tsx')
  const lists = pageSources.map((source) => {
    const files = [...filesOf(`src/pages/${source}.tsx`)].filter((file) => !application.has(file))
    return [source, files] as const
  })
  const overlays = Object.entries(overlayModules).map(([part, module]) => {
    const files = [...filesOf(module)].filter((file) => !application.has(file))
    return [part, files] as const
  })
  const text = JSON.stringify(Object.fromEntries(lists))
  const chunksByPageUrl = `/assets/pages-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  await writeFile(join(site, chunksByPageUrl), text)
  return (page: string) => ({
    styles,
    application: [...application],
    overlays: Object.fromEntries(overlays),
    page,
    pageChunks: new Map(lists).get(page) ?? [],
    chunksByPageUrl,
  })
}

/** Serves the built site like a static host: index.html for a folder's URL, 404.html for unknown URLs. */
function prerenderedFiles(): Plugin {
  return {
    name: 'prerendered-files',
    configurePreviewServer(server) {
      const siteFolder = resolve(root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        // Not with `new URL`, which throws for some request targets, such as "//".
        const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
        const document = join(siteFolder, path, 'index.html')
        const file = join(siteFolder, path)
        // These file names contain a hash of the content.
        if (file.startsWith(join(siteFolder, 'assets/')) && isFile(file)) {
          response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        }
        if (path === workerUrl) response.setHeader('cache-control', 'no-cache')
        if (path.endsWith('/index.html')) {
          response.writeHead(301, { location: folderUrl(path) + query }).end()
        } else if (/\.\w+$/.test(path)) next()
        else if (document.startsWith(join(siteFolder, '/')) && existsSync(document)) {
          request.url = `${path.replace(/\/*$/, '/')}index.html${query}`
          next()
        } else sendNotFound(siteFolder, response)
      })
      // Runs after all middlewares that serve files, for unknown URLs with a file extension.
      return () => server.middlewares.use((_request, response) => sendNotFound(siteFolder, response))
    },
  }
}

/** The URL of an index.html's folder, with single slashes: browsers treat what follows a leading "//" as a host. */
function folderUrl(path: string) {
  return `/${path.slice(0, -'index.html'.length)}`.replace(/[/\\]+/g, '/')
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function sendNotFound(siteFolder: string, response: ServerResponse) {
  readFile(join(siteFolder, '404.html')).then(
    (page) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page),
    () =>
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The site is not built: npm run build'),
  )
}

/**
 * Logs where each of the three requests is sent, so that nobody publishes a site whose leads are lost.
 * @throws if a URL is malformed
 */
function reportLeadUrls(mode: string) {
  const env = loadEnv(mode, root, 'VITE_')
  console.log('\nWhere leads go:')
  for (const name of leadVariables) {
    const url = env[name]
    if (!url) {
      console.warn(`  ${name} is NOT SET: these leads reach nobody. See README.md, "Leads".`)
    } else if (url.startsWith('/')) {
      console.log(`  ${name}: the embedded inbox, ${url}. Set it to your own service before you publish.`)
    } else if (/^https?:\/\//.test(url) && URL.canParse(url)) console.log(`  ${name}: ${url}`)
    else throw new Error(`${name} is not a URL: ${url}. See README.md, "Leads".`)
  }
}
