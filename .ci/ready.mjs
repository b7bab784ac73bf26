import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wanted = join(root, 'package-lock.json')
const installed = join(root, 'node_modules/.package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
if (!isNewEnough) {
  console.error(`Node 20.19 or newer (of 22: 22.12) is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

// npm writes its own copy of the lockfile last, so an older or missing one means that an install is due.
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('Installing packages (npm ci).')
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}
