import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static')

/** The sources of Storybook. In scripts/, only the .ts files count. */
const sources = [
  'src',
  'stories',
  '.storybook',
  'scripts',
  'public',
  'tests/visual/baselines',
  'tailwind.config.ts',
  'CHANGELOG.md',
  'package-lock.json',
]

/** Whether the built Storybook is newer than all of its sources. */
export function isUpToDate(folder = storybookFolder, sourceRoot = root) {
  // Written last, so a build that was interrupted lacks it.
  const document = join(folder, 'iframe.html')
  if (!existsSync(document)) return false
  const builtAt = statSync(document).mtimeMs
  return sources.every((source) => {
    const path = join(sourceRoot, source)
    if (!existsSync(path)) return true
    const files = statSync(path).isDirectory() ? [path, ...filesIn(path)] : [path]
    return files.every((file) => isOtherScript(file) || statSync(file).mtimeMs <= builtAt)
  })
}

/** @param {string} file */
function isOtherScript(file) {
  return /\bscripts[/\\].+\.mjs$/.test(file)
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
}

/**
 * Builds Storybook with low priority, so that the site stays fast meanwhile, and replaces the one that was built before.
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function buildStorybook() {
  // Built elsewhere, so that an interrupted build never replaces a finished one.
  const output = 'reports/storybook-static'
  const child = spawn(process.execPath, [join(import.meta.dirname, 'buildStorybook.mjs'), output], {
    cwd: root,
    stdio: 'ignore',
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // If it failed to start, its status says so.
  }
  const status = await new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  process.off('exit', stop)
  if (status !== 0) return false
  rmSync(storybookFolder, { recursive: true, force: true })
  renameSync(join(root, output), storybookFolder)
  return true
}
