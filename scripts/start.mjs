import { networkInterfaces } from 'node:os'
import { preview } from 'vite'
import { buildStorybook, isUpToDate, storybookFolder } from './builtStorybook.mjs'
import { parseStorybookPort } from './portSetting.mjs'
import { serveStorybook } from './storybookServer.mjs'

/** The last step of `npm start`: serves the built site, and then builds Storybook and serves it on a second port. */

const site = await preview()
site.printUrls()
site.bindCLIShortcuts({ print: true })
// So that a build of Storybook ends, too: `buildStorybook` stops it when this process exits.
for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit())
const storybookHost = process.env['STORYBOOK_HOST'] || 'localhost'
await startStorybook(parseStorybookPort(process.env['STORYBOOK_PORT']), storybookHost).catch((error) => {
  // Whatever happens to Storybook, the site is served.
  console.log(`Storybook is not served: ${String(error)}`)
})

/**
 * @param {number | undefined} port
 * @param {string} host
 */
async function startStorybook(port, host) {
  if (port === undefined) return
  const urls = hostsOf(host).map((name) => `http://${name}:${port}/`)
  const url = urls.join(' and ')
  const server = await serveStorybook(port, host).catch((error) => {
    console.log(`Storybook is not served: ${reasonOf(error, port, host)}`)
  })
  if (!server) return
  if (!isUpToDate()) {
    console.log(`Building Storybook in the background; it will be served at ${url}`)
    if (!(await buildStorybook())) {
      await server.close()
      console.log('Storybook is not served: it could not be built. npm run build-storybook shows why.')
      return
    }
  }
  server.show(storybookFolder)
  console.log(`Storybook is served at ${url}`)
}

/**
 * The hosts at which a server can be opened: for one that listens on all addresses, localhost and this machine's IPv4
 * addresses in its networks.
 * @param {string} host
 */
function hostsOf(host) {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host]
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const external = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  return ['localhost', ...external.map(({ address }) => address)]
}

/**
 * Why the server couldn't listen, and what to do.
 * @param {unknown} error
 * @param {number} port
 * @param {string} host
 */
function reasonOf(error, port, host) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine. All its addresses: STORYBOOK_HOST=0.0.0.0 npm start`
  }
  const another = 'Choose another port: STORYBOOK_PORT=6007 npm start'
  if (code === 'EADDRINUSE') return `port ${port} is in use. ${another}`
  if (code === 'EACCES') return `port ${port} requires administrator rights. ${another}`
  return `${String(error)}. ${another}`
}
