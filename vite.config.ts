import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, loadEnv } from 'vite'
import { leadInbox } from './integrations/lead-inbox/index.ts'
import { leadVariables, reportLeadUrls } from './scripts/leadUrls.ts'
import { prerenderSite } from './scripts/prerender.ts'
import { searchIndex } from './scripts/searchIndex.ts'
import { parseOrigin } from './scripts/siteOrigin.ts'
import { staticHost } from './scripts/staticHost.ts'
import { company } from './src/content/company.ts'

const root = import.meta.dirname
const site = resolve(root, 'dist')
const renderer = resolve(root, 'node_modules/.cache/prerender')

const noStyles = 'data:text/javascript,export const styleSingleton = () => () => null'

export default defineConfig(({ command, isPreview, mode }) => {
  const env = loadEnv(mode, root, ['VITE_', 'SITE_ORIGIN'])
  const origin = parseOrigin(env['SITE_ORIGIN'] || company.origin)
  // Vite must not choose another port, which would be another origin with other pending estimates in the browser.
  const server = { port: Number(process.env['PORT'] || 4173), strictPort: true }
  return {
    plugins: [
      tailwindcss(),
      react(),
      searchIndex(),
      leadInbox({
        folder: resolve(root, process.env['LEADS_FOLDER'] || 'leads'),
        siteOrigin: env['SITE_ORIGIN'],
      }),
      staticHost(),
    ],
    // Radix's scroll lock would add a style tag, which the built site's policy forbids; src/styles.css has the rules.
    resolve: { alias: command === 'build' ? { 'react-style-singleton': noStyles } : {} },
    css: {
      // Lowered, `:dir()` becomes a list of languages, which also matches an Urdu word in an English page.
      lightningcss: { exclude: Features.DirSelector },
    },
    server,
    // A proxy in front of the server passes on the host of the site, which the inbox compares with the request's origin.
    preview: { ...server, cors: false, allowedHosts: [new URL(origin).hostname] },
    // Every URL of the built site has its own file, so nothing falls back to the home page.
    appType: isPreview ? 'mpa' : 'spa',
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    },
    build: {
      outDir: site,
      manifest: true,
      // The floor that scripts/inlineEntry.js tests.
      target: ['chrome111', 'safari16.4', 'firefox128'],
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // Data URLs of pictures would load before what the visitor sees first.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              },
              // Few pages load it.
              {
                name: 'estimator',
                test: /src\/(?:estimator\/|content\/buildingFigures|site\/estimateHref)/,
              },
              {
                name: 'shared',
                test: /(?:react-use-size|src)\/(?!(?:content|pages)\/estimator\/|content\/sheets|sections\/pictures\/ZoomableDrawing)/,
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
    environments: {
      client: { build: { rolldownOptions: { input: { main: resolve(root, 'index.html') } } } },
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
        await prerenderSite({
          site,
          renderer,
          requestUrls: leadVariables.flatMap((name) => env[name] ?? []),
          isWorkerOff: env['VITE_SERVICE_WORKER'] === 'off',
        })
        reportLeadUrls(env)
      },
    },
  }
})
