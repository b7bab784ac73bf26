import { createServer } from 'node:net'

const given = process.env['PORT'] || '4173'
const port = Number(given)

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT is ${given}, which is no port. Set it to a number from 1 to 65535, or leave it out.`)
  process.exit(1)
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
      `Port ${port} is in use, perhaps by this site in another window: stop that server, or set PORT to a free port, as in PORT=4200 npm start.`,
    )
  } else if (code === 'EACCES') {
    console.error(`Port ${port} needs an administrator's rights: set PORT to one above 1023.`)
  } else throw error
  process.exit(1)
}
