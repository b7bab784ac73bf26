import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  hashOfFiles,
  isBuildCurrent,
  siteRunStatus,
  wcagHash,
  type SiteRun,
} from '../../../stories/evidence/siteRuns.ts'
import { siteChangeText, siteRunText } from '../../../stories/guides/blocks/siteRunText.ts'
import { countOutcomes } from '../../support/wcagRecorder.ts'

const run: SiteRun = {
  date: '2026-01-31',
  browsers: 'Chromium 156.0',
  tested: '0123456789ab',
  passed: 3,
  failed: 0,
  skipped: 0,
}

describe('the text of a run', () => {
  it.each([
    ['that passed', {}, 'Last whole run on 2026-01-31 in Chromium 156.0: all 3 tests passed.'],
    ['without a browser', { browsers: '' }, 'Last whole run on 2026-01-31: all 3 tests passed.'],
    [
      'with a failure',
      { failed: 1, failedNames: ['a trap is found'] },
      'Last whole run on 2026-01-31 in Chromium 156.0: 1 of 4 tests failed: “a trap is found”.',
    ],
    [
      'with a test that did not run',
      { skipped: 1 },
      'Last whole run on 2026-01-31 in Chromium 156.0: 3 of 4 tests passed, 1 skipped.',
    ],
  ] as const)('%s', (_, change, text) => {
    expect(siteRunText(siteRunStatus({ ...run, ...change }, run.tested))).toBe(text)
  })

  it('says so if there is none', () => {
    expect(siteRunText(undefined)).toBe('No run is recorded.')
    expect(siteChangeText(undefined)).toBe('')
  })

  it('says whether the site has changed since', () => {
    expect(siteChangeText(siteRunStatus(run, run.tested))).toBe('')
    expect(siteChangeText(siteRunStatus(run, 'ba9876543210'))).toBe(
      'The site or its tests have changed since, from 0123456 to ba98765.',
    )
  })
})

describe('the outcomes of tests', () => {
  const ended = (title: string, outcome: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    outcome: () => outcome,
  })

  it('are counted, and those that failed are named', () => {
    const tests = [
      ended('a', 'expected'),
      ended('b', 'unexpected'),
      ended('c', 'flaky'),
      ended('d', 'skipped'),
    ]
    expect(countOutcomes(tests)).toEqual({ passed: 1, failed: 2, skipped: 1, failedNames: ['b', 'c'] })
    expect(countOutcomes([ended('a', 'expected')])).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
})

describe('the site that was tested', () => {
  let folder = ''
  const write = async (file: string, text: string, time = 1_000) => {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
    await utimes(join(folder, file), time, time)
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await write('src/pages/Page.tsx', 'page')
    await write('tests/wcag/page.spec.ts', 'test')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('has another hash after each change of a file, its name or its place', async () => {
    const hash = () => hashOfFiles(folder, ['src', 'tests/wcag', 'index.html'])
    const hashes = [hash()]
    await write('src/pages/Page.tsx', 'page ')
    hashes.push(hash())
    await write('tests/wcag/probes/probe.ts', '')
    hashes.push(hash())
    await write('index.html', '')
    hashes.push(hash())
    expect(new Set(hashes).size).toBe(4)
    await write('README.md', 'not part of it')
    expect(hash()).toBe(hashes.at(-1))
  })

  it('is this one by default', () => {
    expect(wcagHash()).toMatch(/^[\da-f]{12}$/)
  })

  it('is built from the sources unless one of them is newer', async () => {
    expect(isBuildCurrent(folder)).toBe(false)
    await write('dist/index.html', 'built', 2_000)
    expect(isBuildCurrent(folder)).toBe(true)
    await write('tests/wcag/page.spec.ts', 'newer', 3_000)
    expect(isBuildCurrent(folder)).toBe(true)
    await write('src/pages/Page.tsx', 'newer', 3_000)
    expect(isBuildCurrent(folder)).toBe(false)
  })
})
