import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/**
 * `npm run build-storybook`: builds Storybook as files, in storybook-static/ or the folder given as an argument. Storybook
 * doesn't minify the scripts of its sidebar and toolbar, which are most of what a first visit loads.
 */

const root = join(import.meta.dirname, '..')
const output = join(root, process.argv[2] ?? 'storybook-static')
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')

const child = spawn(process.execPath, [storybook, 'build', '--quiet', '--output-dir', output], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    child.kill()
    process.exit(1)
  })
}
const status = await new Promise((resolve) => {
  child.once('error', resolve)
  child.once('close', resolve)
})
if (status !== 0) process.exit(1)

for (const folder of ['sb-manager', 'sb-addons']) {
  for (const name of await readdir(join(output, folder), { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(output, folder, name)
    const { code } = await minify(name, await readFile(file, 'utf8'), { module: true })
    await writeFile(file, code)
  }
}
