import { existsSync, statSync } from 'node:fs'
import { readFile, mkdir, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type ConfigEnv, type Manifest, type Plugin } from 'vite'
import type * as Prerender from './src/prerender.tsx'
import { leadInbox, limitFrom } from './integrations/lead-inbox/index.ts'
import { picturePipeline } from './scripts/pictures.ts'
import { portFrom } from './scripts/portSetting.mjs'

const root = import.meta.dirname
const site = resolve(root, 'dist')
const renderer = resolve(root, 'node_modules/.cache/prerender')

const leadUrls = ['VITE_HOME_MESSAGE_URL', 'VITE_PROJECT_ENQUIRY_URL', 'VITE_ESTIMATE_URL']

export default defineConfig(({ command, isPreview, mode }) => ({
  plugins: [
    tailwindcss(),
    react(),
    picturePipeline(),
    leadInbox({
      folder: resolve(root, process.env['LEADS_FOLDER'] ?? 'leads'),
      limitBytes: limitFrom(process.env['LEADS_LIMIT_BYTES']),
    }),
    prerenderedFiles(),
  ],
  // What could not be sent is kept under the site's address, and one server writes to a folder of leads: a
  // second one on the next free port would know nothing of the first's.
  server: { port: portOf(command), strictPort: true },
  // No other site reads from it; without the header `Vary: Origin` a fetched file is not asked for again.
  preview: { port: portOf(command), strictPort: true, cors: false },
  // In the built site every address has a file of its own, so none falls back to the home page.
  appType: isPreview ? 'mpa' : 'spa',
  // The prerendered page and its hydration have to agree on a year, whatever the visitor's clock says.
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    manifest: true,
    // A module whose preload failed once is never asked for again in WebKit; src/code.ts fetches them instead.
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false } },
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
      await prerenderSite()
      sayWhereLeadsGo(mode)
    },
  },
}))

/** The port in PORT; a build has none, whatever stands there. */
function portOf(command: ConfigEnv['command']) {
  return portFrom(command === 'serve' ? process.env['PORT'] : undefined)
}

/** Writes a document for every page of the route table, the sitemap and robots.txt into the built site. */
async function prerenderSite() {
  const entry = pathToFileURL(join(renderer, 'prerender.js')).href
  const { pageSources, prerenderedPages, renderDocument, robots, sitemap }: typeof Prerender = await import(
    entry
  )
  const code = await codeOf(pageSources)
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const pages = prerenderedPages()
  for (const { url, file } of pages) {
    const path = join(site, file)
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(path, await renderDocument(url, template, code))
    } catch (cause) {
      throw new Error(`The page ${url} can't be prerendered, and dist/ is not complete: ${String(cause)}`, {
        cause,
      })
    }
  }
  console.log(`Prerendered ${pages.length} pages into dist/.`)
  await writeFile(join(site, 'sitemap.xml'), sitemap())
  await writeFile(join(site, 'robots.txt'), robots())
}

/**
 * The files of code that the application needs, and each page besides, from the manifest that the build leaves.
 * @throws when a page's module isn't in the build.
 */
async function codeOf(pageSources: readonly string[]) {
  const folder = join(site, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  const filesOf = (module: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no module ${module}.`)
    // The document itself has loaded its entry.
    if (chunk.isEntry || seen.has(`/${chunk.file}`)) return seen
    seen.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const application = filesOf('src/main.tsx')
  const pages = pageSources.map((source) => {
    const files = [...filesOf(`src/pages/${source}.tsx`)].filter((file) => !application.has(file))
    return [source, files] as const
  })
  return { application: [...application], pages: Object.fromEntries(pages) }
}

/** Serves the built site as a static host does: a folder's index.html for its address, 404.html for the rest. */
function prerenderedFiles(): Plugin {
  return {
    name: 'prerendered-files',
    configurePreviewServer(server) {
      const served = resolve(root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        // Not the URL parser: it throws at what a careless client may send, such as "//".
        const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
        const document = join(served, path, 'index.html')
        const file = join(served, path)
        // The name of such a file changes with what it holds.
        if (file.startsWith(join(served, 'assets/')) && isFile(file)) {
          response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        }
        if (path.endsWith('/index.html')) {
          response.writeHead(301, { location: folderOf(path) + query }).end()
        } else if (/\.\w+$/.test(path)) next()
        else if (document.startsWith(join(served, '/')) && existsSync(document)) {
          request.url = `${path.replace(/\/*$/, '/')}index.html${query}`
          next()
        } else sendNotFound(served, response)
      })
      // Behind everything that serves files: an address with an ending that no file has.
      return () => server.middlewares.use((_request, response) => sendNotFound(served, response))
    },
  }
}

/** The folder of an index.html, with single slashes: a browser takes what follows two leading ones for a host. */
function folderOf(path: string) {
  return `/${path.slice(0, -'index.html'.length)}`.replace(/[/\\]+/g, '/')
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function sendNotFound(served: string, response: ServerResponse) {
  readFile(join(served, '404.html')).then(
    (page) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page),
    () =>
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The site is not built: npm run build'),
  )
}

/**
 * Tells where the three calls of this build go, so that nobody publishes a site whose leads go nowhere.
 * @throws when an address is set that is none.
 */
function sayWhereLeadsGo(mode: string) {
  const env = loadEnv(mode, root, 'VITE_')
  console.log('\nWhere leads go:')
  for (const name of leadUrls) {
    const address = env[name]
    if (!address) {
      console.warn(
        `  ${name} is NOT SET: what visitors send through it reaches nobody. See README.md, "Leads".`,
      )
    } else if (address.startsWith('/')) {
      console.log(`  ${name}: the embedded inbox, ${address}. Set it to your own service before you publish.`)
    } else if (/^https?:\/\//.test(address) && URL.canParse(address)) console.log(`  ${name}: ${address}`)
    else throw new Error(`${name} is no address: ${address}. See README.md, "Leads".`)
  }
}
