import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, loadEnv, type ConfigEnv, type Manifest } from 'vite'
import type { OverlayPart } from './src/design-system/index.ts'
import type { ChunkUrls } from './src/chunks.ts'
import type * as Prerender from './src/prerender.tsx'
import { leadInbox, parseLimit } from './integrations/lead-inbox/index.ts'
import { buildDate } from './scripts/buildDate.ts'
import { heroPictureOf } from './scripts/heroPictures.ts'
import { writeIcons } from './scripts/appIcons.ts'
import { iconSprite, inlineIcons } from './scripts/iconSprite.ts'
import { compileHints } from './scripts/compileHints.ts'
import { dropFunctionNames } from './scripts/dropFunctionNames.ts'
import { groupSelectors } from './scripts/groupSelectors.ts'
import { inlineFavicon } from './scripts/inlineFavicon.ts'
import { firstPaintStyles, inlineStyles, linkStyles, stylesheetUrl } from './scripts/inlineStyles.ts'
import { splitFonts } from './scripts/splitFonts.ts'
import { picturePipeline } from './scripts/picturePipeline.ts'
import { contentSecurityPolicy, headersFileName, renderHeadersFile } from './scripts/responseHeaders.mjs'
import { startAfterLoad } from './scripts/startAfterLoad.ts'
import { scrollLockStyles } from './scripts/scrollLockStyles.ts'
import { searchIndex } from './scripts/searchIndex.ts'
import { siteFont } from './scripts/siteFont.ts'
import { parsePort } from './scripts/portSetting.mjs'
import { writeServiceWorker } from './scripts/serviceWorker.ts'
import { parseSwitch } from './scripts/switchSetting.ts'
import { trimRouter } from './scripts/trimRouter.ts'
import { writeShareImages } from './scripts/shareImages.ts'
import { parseOrigin } from './scripts/siteOrigin.ts'
import { documentFile } from './scripts/pageUrls.mjs'
import { staticHost } from './scripts/staticHost.ts'
import { heroesUrl, type HeroPicture } from './src/app/prefetchHero.ts'
import { company } from './src/content/company.ts'

const root = import.meta.dirname
/** `npm run test:reproducible` builds into another folder, too; an empty one, because a build deletes what is in `dist`. */
const otherSite = process.env['SITE_FOLDER']
const site = resolve(root, otherSite || 'dist')
const renderer = resolve(root, 'node_modules/.cache/prerender')

/** The module of each part of the overlays' code. */
const overlayModules: Record<OverlayPart, string> = {
  modal: 'src/design-system/internal/ModalWindow.tsx',
  floating: 'src/design-system/internal/floatingParts.ts',
}

const builtAt = buildDate(process.env['SOURCE_DATE_EPOCH'])

const leadVariables = ['VITE_HOME_MESSAGE_URL', 'VITE_PROJECT_ENQUIRY_URL', 'VITE_ESTIMATE_URL']

export default defineConfig(({ command, isPreview, mode }) => ({
  plugins: [
    tailwindcss(),
    react(),
    iconSprite(),
    siteFont(),
    searchIndex(),
    scrollLockStyles(),
    dropFunctionNames(),
    compileHints(),
    trimRouter(),
    picturePipeline(),
    leadInbox({
      folder: resolve(root, process.env['LEADS_FOLDER'] || 'leads'),
      limitBytes: parseLimit(process.env['LEADS_LIMIT_BYTES']),
    }),
    staticHost(),
  ],
  css: {
    postcss: { plugins: [groupSelectors()] },
    // Lowered for browsers without it, `:dir()` becomes a list of languages, which takes longer to match and also matches an
    // Urdu word in an English page. Such browsers use the `[dir]` selectors in Tailwind's variants instead.
    lightningcss: { exclude: Features.DirSelector },
  },
  // Vite must not choose another port, which would be another origin: a second server would share the leads folder, but
  // not the pending estimates in the browser.
  server: { port: readPort(command), strictPort: true },
  // Without CORS there is no `Vary: Origin` header, so prefetched chunks are reused from the cache.
  preview: {
    port: readPort(command),
    strictPort: true,
    cors: false,
    // A proxy in front of the server passes on the host of the site, which the inbox compares with the request's origin.
    allowedHosts: [new URL(readOrigin(mode)).hostname],
  },
  // Every URL of the built site has its own file, so nothing falls back to the home page.
  appType: isPreview ? 'mpa' : 'spa',
  define: {
    // Prerendering and hydration must use the same year, whatever the visitor's clock says.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(builtAt.getUTCFullYear())),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(readOrigin(mode)),
  },
  build: {
    outDir: site,
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
              test: /node_modules\/(react|react-dom|react-router|scheduler|clsx)\/|src\/reactDom\.ts$/,
              priority: 3,
            },
            // The entry needs this chunk and must not wait for the shell.
            { name: 'chunks', test: /src\/chunks\.ts$|vite\/preload-helper/, priority: 4 },
            { name: 'shell', test: /src\/app\/RootLayout\.tsx$/, priority: 2 },
            // Other pages would load the chunk that these are merged into, and the service worker would store it.
            {
              name: 'drawings',
              test: /src\/(sections\/drawings\.ts|design-system\/Drawing\.tsx)$/,
              priority: 2,
            },
            // With the drawings it would be merged into a chunk that the home page loads, too.
            { name: 'frame', test: /src\/design-system\/Frame\.tsx$/, priority: 2 },
            // Posts would load the legal article with it.
            { name: 'prose', test: /src\/design-system\/Prose\.tsx$/, priority: 2 },
            // Pages without pictures of their own don't load these.
            { name: 'pictures', test: /src\/sections\/contentPictureProps\.ts$/, priority: 2 },
            // The estimator needs only the first of them, and the contact page only the second.
            { name: 'levels', test: /src\/images\/db-32-exploded\.webp\?picture$/, priority: 3 },
            { name: 'townPlanning', test: /src\/images\/town-planning\.webp\?picture$/, priority: 3 },
            {
              name: 'shared',
              test: /src\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 600,
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
      if (otherSite && readdirSync(otherSite).length > 0) throw new Error(`${otherSite} isn't empty.`)
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

/** Whether a setting, from `.env.local` or the environment, is turned off. */
function isOff(name: string, mode: string) {
  return parseSwitch(name, loadEnv(mode, root, name)[name]) === 'off'
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
  const { css, fonts } = await writeStylesheets(styles)
  const isInlined = !isOff('INLINE_STYLES', mode)
  const chunkUrls = await writeChunkLists(manifest, pageSources, { styles: isInlined ? styles : '', fonts })
  const boot = await readFile(join(root, 'src/boot.ts'), 'utf8')
  const favicon = await readFile(join(root, 'public/favicon.svg'), 'utf8')
  const heroes: Record<string, HeroPicture | undefined> = {}
  const pages = prerenderedPages()
  const rendered = new Map<string, string>()
  for (const page of pages) {
    const { url } = page
    try {
      rendered.set(url, await renderDocument(page, template, chunkUrls, shareImages))
    } catch (cause) {
      throw new Error(`The page ${url} can't be prerendered, so ${site} is incomplete: ${String(cause)}`, {
        cause,
      })
    }
  }
  const documents: string[] = []
  for (const { url, source } of pages) {
    const html = rendered.get(url) ?? ''
    // Pages of the same kind have the same styles, so that the Content Security Policy contains few hashes.
    const ofSameKind = pages.filter((page) => page.source === source)
    const sources = ofSameKind.map((page) => rendered.get(page.url) ?? '')
    const ready = startAfterLoad(inlineFavicon(inlineIcons(html), favicon))
    const document = isInlined
      ? inlineStyles(ready, firstPaintStyles(sources, css, boot), fonts)
      : linkStyles(ready, fonts)
    heroes[url] = heroPictureOf(html)
    documents.push(document)
    const path = join(site, documentFile(url))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, document)
  }
  const policy = contentSecurityPolicy({ documents, requestUrls: leadUrls(mode) })
  await writeFile(join(site, headersFileName), renderHeadersFile(policy))
  await writeFile(join(site, heroesUrl), JSON.stringify(heroes))
  console.log(`Prerendered ${pages.length} pages into ${relative(root, site) || site}/.`)
  await writeServiceWorker({
    mode,
    site,
    manifest,
    pageModules: pageSources.map(moduleOfPage),
    offlinePages,
    chunksByPageUrl: chunkUrls('').chunksByPageUrl,
    fonts,
    isOff: isOff('VITE_SERVICE_WORKER', mode),
  })
}

/** The module of a page. */
const moduleOfPage = (source: string) => `src/pages/${source}.tsx`

/** Writes the text files, icons and share images; returns the share images. */
async function writeSiteAssets(assets: Pick<typeof Prerender, 'iconPaths' | 'shareCards' | 'siteFiles'>) {
  for (const [path, text] of Object.entries(assets.siteFiles(builtAt))) {
    const file = join(site, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
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

/** Moves the fonts of the whole stylesheet to a file of their own; returns its URL, and the stylesheet as it was. */
async function writeStylesheets(styles: string) {
  const file = join(site, styles)
  const css = await readFile(file, 'utf8')
  const split = splitFonts(css)
  const fonts = assetUrl('fonts', split.fonts, 'css')
  await writeFile(file, split.styles)
  await writeFile(join(site, fonts), split.fonts)
  return { css, fonts }
}

/** The URL of an asset whose name contains a hash of its content. */
function assetUrl(name: string, content: string, extension: string) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `/assets/${name}-${hash}.${extension}`
}

/**
 * Reads the chunk URLs from the build's manifest, writes those of all pages and of their parts that are loaded on demand
 * to a file, and returns a function that gives one page's URLs.
 * @throws if a module of a page or an overlay isn't in the build; so does the returned function for a page or its content
 */
async function writeChunkLists(
  manifest: Manifest,
  pageSources: readonly string[],
  stylesheets: Pick<ChunkUrls, 'styles' | 'fonts'>,
) {
  const filesOf = (module: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no module ${module}.`)
    // The document itself loads the entry.
    if (chunk.isEntry || seen.has(`/${chunk.file}`)) return seen
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(`/${file}`)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const application = filesOf('src/main.tsx')
  const pageModules = pageSources.map(moduleOfPage)
  const parts = Object.entries(manifest)
    .filter(([module, { isDynamicEntry }]) => isDynamicEntry && /^src\/(pages|leads|content)\//.test(module))
    .map(([module]) => module)
  const lists = [...new Set([...pageModules, ...parts])].map((module) => {
    const files = [...filesOf(module)].filter((file) => !application.has(file))
    return [module.replace(/^src\/(?:pages\/|content\/collections\/)?|\.tsx?$/g, ''), files] as const
  })
  const overlays = Object.entries(overlayModules).map(([part, module]) => {
    const files = [...filesOf(module)].filter((file) => !application.has(file))
    return [part, files] as const
  })
  const chunksByName = new Map(lists)
  const chunksOf = (name: string) => {
    const chunks = name === '' ? [] : chunksByName.get(name)
    if (!chunks) throw new Error(`The build has no chunks of the page or content ${name}.`)
    return chunks
  }
  const text = JSON.stringify(Object.fromEntries(lists))
  const chunksByPageUrl = assetUrl('pages', text, 'json')
  await writeFile(join(site, chunksByPageUrl), text)
  return (page: string, entry = '') => ({
    ...stylesheets,
    application: [...application],
    // Without the chunks that the page loads anyway.
    overlays: Object.fromEntries(
      overlays.map(([part, files]) => [part, files.filter((file) => !chunksOf(page).includes(file))]),
    ),
    page,
    ...(entry && { entry }),
    pageChunks: [...new Set([...chunksOf(page), ...chunksOf(entry)])],
    chunksByPageUrl,
  })
}

/** The URLs of the three requests that are set. */
function leadUrls(mode: string) {
  const env = loadEnv(mode, root, 'VITE_')
  return leadVariables.flatMap((name) => env[name] ?? [])
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
