import { createServer } from 'node:net'

/** The one port of the site: what could not be sent is kept under its address. */
const port = 4173

/**
 * Ends with a message where another server listens already, before a build takes away the files that it serves.
 * @param {string} host
 */
function tryToListen(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

try {
  await tryToListen('localhost')
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  console.error(
    `Port ${port} is in use, perhaps by this site in another window. Stop that server and try again, or serve what is built elsewhere: LEADS_FOLDER=other-leads npx vite preview --port 4200`,
  )
  process.exit(1)
}
