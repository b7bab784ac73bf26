import { createServer } from 'node:net'
import { portFrom } from './portSetting.mjs'

const port = givenPort()

function givenPort() {
  try {
    return portFrom(process.env['PORT'])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Rejects if the port can't be listened on.
 * @param {string} host
 */
function tryToListen(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

// Before the build, which would take away the files that a running server of this site serves.
try {
  await tryToListen('localhost')
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    console.error(
      `Port ${port} is in use. If this site is already running, stop it first. If another program has the port, choose a free one: PORT=4200 npm start`,
    )
  } else if (code === 'EACCES') {
    console.error(`Port ${port} requires administrator rights; set PORT to one above 1023.`)
  } else throw error
  process.exit(1)
}
