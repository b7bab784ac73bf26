import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'

/**
 * `npm run test:visual`: compares the screenshots of all stories with their baselines. `-- --update` updates the
 * baselines, `-- --built` skips the build of storybook-static; all other arguments are passed to Playwright.
 */
const root = join(import.meta.dirname, '../..')
const baselines = join(import.meta.dirname, 'baselines')
const stamp = join(baselines, 'made-with.json')

const options = process.argv.slice(2)
const isUpdate = options.includes('--update')
const playwrightArgs = options.filter((word) => word !== '--update' && word !== '--built')

process.env['CHROMIUM_PATH'] = await ensureChromium()
const machine = await describeMachine()
const differences = differencesFrom(existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined)

if (!isUpdate && differences.length > 0) {
  console.log(`Screenshots aren't compared on this machine, because ${differences.join(', and ')}.`)
  console.log('`npm run test:visual -- --update` creates baselines for this machine.')
  process.env['PICTURES'] = 'none'
  playwrightArgs.push('stories')
}
if (isUpdate && differences.length > 0 && playwrightArgs.length > 0) {
  console.error(`Update all baselines, not only some, because ${differences.join(', and ')}.`)
  process.exitCode = 1
} else {
  if (!options.includes('--built')) run('npm', ['run', '--silent', 'build-storybook'])
  const passed = run('npx', [
    'playwright',
    'test',
    '--config',
    'tests/visual.config.ts',
    // Only the stories: the tolerance spec would overwrite baselines with its changed screenshots.
    ...(isUpdate ? ['stories', `--update-snapshots=${differences.length > 0 ? 'all' : 'changed'}`] : []),
    ...playwrightArgs,
  ])
  if (isUpdate && passed) {
    removeOrphans()
    writeFileSync(stamp, `${JSON.stringify(machine, null, 2)}\n`)
  }
  process.exitCode = passed ? 0 : 1
}

/**
 * What affects rendering: the major version of the browser, the operating system, and its fonts, which render the few
 * characters that the site's font lacks.
 * @returns {Promise<{ chromium: number, system: string, glyphs: string }>}
 */
async function describeMachine() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 600, height: 100 } })
  await page.setContent('<p style="font: 40px sans-serif">⬅ ← → ✅ ❌ × Ag</p>')
  const glyphs = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
  const major = Number.parseInt(browser.version(), 10)
  await browser.close()
  return { chromium: major, system: process.platform, glyphs: glyphs.slice(0, 16) }
}

/**
 * The reasons why screenshots of this machine can't be compared with the baselines.
 * @param {{ chromium: number, system: string, glyphs: string } | undefined} made
 */
function differencesFrom(made) {
  if (!made) return ['there are no baselines']
  const { chromium: major, system, glyphs } = machine
  return [
    made.chromium !== major && `they were made with Chromium ${made.chromium} and this is ${major}`,
    made.system !== system && `they were made on ${made.system} and this is ${system}`,
    made.glyphs !== glyphs && 'its fonts render characters such as ⬅ and ✅ differently',
  ].filter((difference) => difference !== false)
}

/** Deletes the baselines of removed stories. */
function removeOrphans() {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
  for (const file of readdirSync(baselines).filter((name) => name.endsWith('.png'))) {
    const id = file.replace(/-\d+\.png$/, '')
    if (!index.entries[id]?.tags.includes('visual')) rmSync(join(baselines, file))
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}
