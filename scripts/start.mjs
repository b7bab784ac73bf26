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
await startStorybook(parseStorybookPort(process.env['STORYBOOK_PORT'])).catch((error) => {
  // Whatever happens to Storybook, the site is served.
  console.log(`Storybook is not served: ${String(error)}`)
})

/** @param {number | undefined} port */
async function startStorybook(port) {
  if (port === undefined) return
  const url = `http://localhost:${port}/`
  const server = await serveStorybook(port).catch((error) => {
    console.log(
      `Storybook is not served: ${reasonOf(error, port)} Choose another port: STORYBOOK_PORT=6007 npm start`,
    )
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
 * @param {unknown} error
 * @param {number} port
 */
function reasonOf(error, port) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `port ${port} is in use.`
  if (code === 'EACCES') return `port ${port} requires administrator rights.`
  return `${String(error)}.`
}
