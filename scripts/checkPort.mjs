import { createServer } from 'node:net'
import { parsePort } from './portSetting.mjs'

/**
 * Fails if the site's port is not available, or if PORT is invalid. Runs before `npm start`, `dev` and `preview`.
 */

const port = readPort()

function readPort() {
  try {
    return parsePort(process.env['PORT'])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Rejects if the port is not available.
 * @param {string} host
 */
function tryToListen(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

// Before the build, because that would delete the files that a running server serves.
try {
  await tryToListen('localhost')
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    console.error(
      `Port ${port} is in use. If this site is already running, stop it first. Otherwise choose a free port: PORT=4200 npm start`,
    )
  } else if (code === 'EACCES') {
    console.error(`Port ${port} requires administrator rights; set PORT to one above 1023.`)
  } else throw error
  process.exit(1)
}
