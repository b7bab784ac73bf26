import { spawnSync } from 'node:child_process'
import './ready.mjs'
import { ensureChromium } from './chromium.mjs'

/** Every check of `npm test`, cheap ones first; `npm run NAME` runs one of them by itself. */
const suites = [
  'types',
  'lint',
  'format',
  'boundaries',
  'unused',
  'test:unit',
  'test:stories',
  'build',
  'build-storybook',
  'test:e2e',
]

// Whatever addresses a firm has put into .env.local, no check may send it a lead.
const env = {
  ...process.env,
  VITE_HOME_MESSAGE_URL: '/ajax/checks@sangbunyad.example',
  VITE_PROJECT_ENQUIRY_URL: '/macros/s/project-enquiry/exec',
  VITE_ESTIMATE_URL: '/macros/s/estimate/exec',
  CHROMIUM_PATH: await ensureChromium(),
}
const failed = []

for (const suite of suites) {
  const started = Date.now()
  console.log(`\n=== ${suite}`)
  const { status } = spawnSync('npm', ['run', '--silent', suite], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`=== ${suite}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status !== 0) failed.push(suite)
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${suites.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
