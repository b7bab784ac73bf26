import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not import.meta.dirname, which the Node versions that are refused below don't have.
const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = join(root, 'package-lock.json')
const installed = join(root, 'node_modules/.package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
if (!isNewEnough) {
  console.error(`Node 20.19 or newer (of 22: 22.12) is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

// npm writes its own copy of the lockfile last, so an older or missing one means that an install is due.
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) await install()

/** Installs the locked packages and prints progress, because npm prints none. */
async function install() {
  const begun = Date.now()
  console.log('Installing packages (npm ci).')
  const child = spawn('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const report = setInterval(() => {
    console.log(`Installing packages: ${Math.round((Date.now() - begun) / 1000)} s so far`)
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
    console.error('The packages could not be installed; the reason stands above.')
    process.exit(1)
  }
}
