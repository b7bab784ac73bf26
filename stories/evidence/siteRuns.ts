import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The outcome of the last whole run of a suite that tests the built site rather than components. */
export interface SiteRun {
  /** Such as `2026-01-31`. */
  readonly date: string
  /** Such as `Chromium 156.0.8078.108`. */
  readonly browsers: string
  /** The hash of the site and its tests at the start of the run. */
  readonly tested: string
  readonly passed: number
  readonly failed: number
  /** How many tests were skipped, such as those that need another one to pass first. */
  readonly skipped: number
  /** The names of the tests that failed; none if all passed. */
  readonly failedNames?: readonly string[]
}

/** The recorded runs: `stories/evidence/siteRuns.json`. */
export interface SiteRuns {
  /** `npm run test:wcag`. */
  readonly wcag?: SiteRun
}

/** A run, with what would be tested now. */
export interface SiteRunStatus extends SiteRun {
  /** The hash of the site and its tests as they are now. */
  readonly current: string
  /** Whether the site or its tests have changed since. */
  readonly isStale: boolean
}

/** Adds whether a run is still one of the present site. */
export function siteRunStatus(run: SiteRun, current: string): SiteRunStatus {
  return { ...run, current, isStale: run.tested !== current }
}

const root = join(import.meta.dirname, '../..')

/** What `npm run test:wcag` depends on: the folders and files of the site and its build, the engines, and the tests. */
const testedPaths = [
  '.env',
  'index.html',
  'integrations',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tailwind.config.ts',
  'tests/support',
  'tests/wcag',
  'tests/wcag.config.ts',
  'vite.config.ts',
]

/** The hash of what `npm run test:wcag` tests now. */
export function wcagHash(): string {
  return hashOfFiles(root, testedPaths)
}

/** The hash of files and of all files in folders, with their paths; each byte counts. */
export function hashOfFiles(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of filesIn(folder, paths)) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}

/** Whether the built site is newer than all files that it is built from. */
export function isBuildCurrent(folder: string = root): boolean {
  const page = join(folder, 'dist/index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  const sources = testedPaths.filter((path) => !path.startsWith('tests/'))
  return filesIn(folder, sources).every((file) => statSync(join(folder, file)).mtimeMs <= built)
}

/** The paths of all files, in the same order on each system. */
function filesIn(folder: string, paths: readonly string[]): readonly string[] {
  return paths
    .filter((path) => existsSync(join(folder, path)))
    .flatMap((path) =>
      statSync(join(folder, path)).isDirectory()
        ? readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        : path,
    )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

const recordFile = 'stories/evidence/siteRuns.json'

/** The last recorded run of `npm run test:wcag`; undefined if there is none. */
export function wcagRun(): SiteRunStatus | undefined {
  const path = join(root, recordFile)
  if (!existsSync(path)) return undefined
  const { wcag }: SiteRuns = JSON.parse(readFileSync(path, 'utf8'))
  return wcag && siteRunStatus(wcag, wcagHash())
}
