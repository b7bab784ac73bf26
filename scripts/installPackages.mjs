import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Installs the packages if they are missing or older than the lockfile, and rejects unsupported Node versions. */

// Not import.meta.dirname, which the oldest of the Node versions rejected below lack.
const root = fileURLToPath(new URL('..', import.meta.url))
const lockfile = join(root, 'package-lock.json')
const installedLockfile = join(root, 'node_modules/.package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
if (!isSupported) {
  console.error(
    `This project needs Node 20.19 or a later 20.x, or Node 22.12 or newer; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

// When it has installed everything, npm writes a copy of the lockfile.
if (!existsSync(installedLockfile) || statSync(installedLockfile).mtimeMs < statSync(lockfile).mtimeMs) {
  await install()
}

/** Installs the locked packages and logs the progress, because npm logs none. */
async function install() {
  const startedAt = Date.now()
  console.log('Installing packages (npm ci).')
  const child = spawn('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const report = setInterval(() => {
    console.log(`Installing packages: ${Math.round((Date.now() - startedAt) / 1000)} s so far`)
  }, 5000)
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(String(error))
      resolve(error)
    })
    child.once('close', resolve)
  })
  clearInterval(report)
  if (status !== 0) {
    console.error('The packages could not be installed; see the error above.')
    process.exit(1)
  }
}
