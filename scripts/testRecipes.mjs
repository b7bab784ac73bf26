import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { documents, follow, readSteps } from './recipes.mjs'

/**
 * `npm run test:recipes`: enters the code of the documentation's recipes in a copy of the project, and checks that the
 * result compiles, that no test fails except those that must, and that the built site has what the recipes add.
 */

const root = join(import.meta.dirname, '..')

/** What is linked, because the recipes don't change it. */
const linked = ['art', 'node_modules', 'public']

/** What is copied. */
const copied = [
  '.storybook',
  'CHANGELOG.md',
  'README.md',
  'docs',
  'index.html',
  'integrations',
  'package.json',
  'scripts',
  'src',
  'stories',
  'tailwind.config.ts',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
]

/** The tests of what the recipes change. */
const tests = [
  'tests/architecture/changelog.test.ts',
  'tests/architecture/classes.test.ts',
  'tests/architecture/designSystem.test.ts',
  'tests/architecture/keyboardStories.test.ts',
  'tests/architecture/productDocs.test.ts',
  'tests/unit/content/pages.test.ts',
  'tests/unit/content/services.test.ts',
  'tests/unit/estimator/costs.test.ts',
  'tests/unit/stories/promises.test.ts',
]

/** The tests that expect the sample content and the rates on purpose, and so must fail. */
const failing = [
  'tests/unit/content/services.test.ts: the services number nine',
  'tests/unit/content/services.test.ts: the services are the options of the enquiry form',
  /^tests\/unit\/estimator\/costs\.test\.ts: /,
]

/** What the built site has only because of the recipes: files below `dist`, and a text in each. */
const added = [
  { file: 'visit.html', text: 'Visit our office' },
  { file: 'services/soil-testing.html', text: 'what is known about the ground below it' },
  { file: 'consultany_services.html', text: '/services/soil-testing"' },
  { file: 'sitemap.xml', text: '/services/soil-testing<' },
  { file: 'sitemap.xml', text: '/visit<' },
]

const folder = await mkdtemp(join(tmpdir(), 'recipes-'))
try {
  for (const path of copied) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('baselines'),
    })
  }
  for (const path of linked) await symlink(join(root, path), join(folder, path), 'junction')
  let count = 0
  for (const document of documents) {
    for (const step of readSteps(await readFile(join(root, document), 'utf8'))) {
      const file = join(folder, step.file)
      const text = existsSync(file) ? await readFile(file, 'utf8') : undefined
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, follow(step, text))
      count += 1
    }
  }
  console.log(`${count} steps of ${documents.length} documents`)
  const [types, unit] = await Promise.all([
    run('typescript/bin/tsc', ['--incremental', 'false', '--tsBuildInfoFile', 'null', '--pretty', 'false']),
    run('vitest/vitest.mjs', ['run', '--config', 'tests/vitest.config.ts', '--reporter', 'json', ...tests]),
  ])
  const faults = [...(types.status === 0 ? [] : [types.output]), ...faultsIn(unit.output)]
  // Whatever the compiler reports would only be reported again.
  if (types.status === 0) {
    const build = await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
    faults.push(...(build.status === 0 ? await missingParts() : [`The build failed. ${build.output}`]))
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}

/**
 * Runs a tool of the project in the copy.
 * @param {string} tool
 * @param {readonly string[]} options
 * @returns {Promise<{ status: number | null, output: string }>}
 */
async function run(tool, options) {
  const started = Date.now()
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  console.log(`${tool} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return { status, output }
}

/** What the built site lacks. */
async function missingParts() {
  const faults = []
  for (const { file, text } of added) {
    const path = join(folder, 'dist', file)
    const content = existsSync(path) ? await readFile(path, 'utf8') : undefined
    if (content === undefined) faults.push(`The build has no ${file}`)
    else if (!content.includes(text)) faults.push(`dist/${file} doesn’t contain “${text}”`)
  }
  return faults
}

/**
 * What is wrong with the results of the tests.
 * @param {string} report
 * @returns {readonly string[]}
 */
function faultsIn(report) {
  /** @type {{ testResults: { name: string, message: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(report.slice(report.indexOf('{')))
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf('tests/'))
    if (assertionResults.length === 0) return [`${file}: ${message}`]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`)
  })
  return [
    ...failed
      .filter((name) => !failing.some((expected) => matches(expected, name)))
      .map((name) => `A recipe makes this test fail: ${name}`),
    ...failing
      .filter((expected) => !failed.some((name) => matches(expected, name)))
      .map((expected) => `This test should have failed: ${expected}`),
  ]
}

/**
 * Whether a test is one that is expected to fail.
 * @param {string | RegExp} expected
 * @param {string} name
 */
function matches(expected, name) {
  return typeof expected === 'string' ? expected === name : expected.test(name)
}
