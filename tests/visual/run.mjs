import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'

/**
 * `npm run test:visual`: compares every story's picture with its baseline. `-- --update` takes them anew,
 * `-- --built` trusts that storybook-static is built from what is there; anything else goes to Playwright.
 */
const root = join(import.meta.dirname, '../..')
const baselines = join(import.meta.dirname, 'baselines')
const stamp = join(baselines, 'made-with.json')

const given = process.argv.slice(2)
const isUpdate = given.includes('--update')
const rest = given.filter((word) => word !== '--update' && word !== '--built')

process.env['CHROMIUM_PATH'] = await ensureChromium()
const machine = await describeMachine()
const differences = whatDiffers(existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined)

if (!isUpdate && differences.length > 0) {
  console.log(`Pictures aren't compared on this machine, because ${differences.join(', and ')}.`)
  console.log('`npm run test:visual -- --update` takes baselines of its own.')
  process.env['PICTURES'] = 'none'
  rest.push('stories')
}
if (isUpdate && differences.length > 0 && rest.length > 0) {
  console.error(`Take all of them anew, not only some, because ${differences.join(', and ')}.`)
  process.exitCode = 1
} else {
  if (!given.includes('--built')) run('npm', ['run', '--silent', 'build-storybook'])
  const passed = run('npx', [
    'playwright',
    'test',
    '--config',
    'tests/visual.config.ts',
    // Only what takes pictures: another spec would put its altered ones in their place.
    ...(isUpdate ? ['stories', `--update-snapshots=${differences.length > 0 ? 'all' : 'changed'}`] : []),
    ...rest,
  ])
  if (isUpdate && passed) {
    removeOrphans()
    writeFileSync(stamp, `${JSON.stringify(machine, null, 2)}\n`)
  }
  process.exitCode = passed ? 0 : 1
}

/**
 * What decides how a page is painted: the browser's major version, the system, and the system's own fonts,
 * which draw the few signs that the site's font lacks.
 * @returns {Promise<{ chromium: number, system: string, signs: string }>}
 */
async function describeMachine() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 600, height: 100 } })
  await page.setContent('<p style="font: 40px sans-serif">⬅ ← → ✅ ❌ × Ag</p>')
  const signs = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
  const major = Number.parseInt(browser.version(), 10)
  await browser.close()
  return { chromium: major, system: process.platform, signs: signs.slice(0, 16) }
}

/**
 * Why this machine's pictures can't be compared with the baselines.
 * @param {{ chromium: number, system: string, signs: string } | undefined} made
 */
function whatDiffers(made) {
  if (!made) return ['there are no baselines']
  const { chromium: major, system, signs } = machine
  return [
    made.chromium !== major && `they were made with Chromium ${made.chromium} and this is ${major}`,
    made.system !== system && `they were made on ${made.system} and this is ${system}`,
    made.signs !== signs && 'its own fonts draw signs such as ⬅ and ✅ in another way',
  ].filter((difference) => difference !== false)
}

/** Deletes the pictures of stories that there no longer are. */
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
