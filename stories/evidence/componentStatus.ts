import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import ts from 'typescript'
import { browserTests } from './browserTests.ts'
import { reviews as allReviews, type Review } from './reviews.ts'
import { hasBaseline } from './hasBaseline.ts'
import { roles } from '../../tailwind.config.ts'
import { screenReaderStates } from '../support/screenReaderStates.ts'
import { componentUses } from './componentUses.ts'
import { readCoverage, readStories, type StorySource } from './storyFiles.ts'
import { helpersOf, storyTests } from './storyTests.ts'
import { checks, noRuns, type Check, type TestRun, type TestRuns } from './testRuns.ts'

/** A story that shows something about a component. */
type StatusStory = Pick<StorySource, 'id' | 'name'>

/** A story that several components share. */
export interface SharedStory extends StatusStory {
  /** What it checks of them. */
  readonly checks: readonly string[]
}

/** A story with a setting of a visitor. */
export interface SettingStory extends StatusStory {
  /** The width of its window in px, at first. */
  readonly width: number
  /** Whether its test gives the window other sizes. */
  readonly resizesWindow: boolean
  /** Whether it fails if the page scrolls sideways. */
  readonly expectsNoOverflow: boolean
}

/** The settings of a visitor that a story can have. */
export type SettingName = 'forced colours' | 'right to left' | '200 % text' | 'reduced motion'

/** What shows that a component works, derived from its stories, the baselines, the committed texts and its source. */
export interface ComponentStatus {
  readonly name: string
  readonly source: string
  /** The files that import it. */
  readonly usedIn: readonly string[]
  /** Its stories with a baseline. */
  readonly baselines: BaselineStatus
  readonly keyboardRows: number
  /** Whether its promises name `npm run test:e2e`. */
  readonly namesJourneys: boolean
  /** How many rows of its keyboard table no story can press, but `npm run test:docs` does. */
  readonly keyboardRowsOnDocsPage: number
  /** The states whose text for screen readers is committed. */
  readonly screenReaderStates: readonly string[]
  /**
   * The colour roles that its classes use, and those of the components that it renders; a test compares the contrast of
   * each with what it needs.
   */
  readonly colourRoles: readonly string[]
  /** The focus rings of its controls, and of those of the components that it renders; none if it has no keyboard table. */
  readonly focusRings: readonly FocusRing[]
  /** Its stories with each setting. */
  readonly settings: Readonly<Record<SettingName, readonly SettingStory[]>>
  /** The stories in forced colours that it shares with other components. */
  readonly sharedForcedColours: readonly SharedStory[]
  /** The last recorded run of each check. */
  readonly runs: Readonly<Partial<Record<Check, RunStatus>>>
  /** The files of its source: its own, and those of `internal` that it imports. */
  readonly files: readonly string[]
  /** The hash of its source, and of that of the components that it renders. */
  readonly hash: string
  /** The newest first. */
  readonly reviews: readonly ReviewStatus[]
}

export interface BaselineStatus {
  /** How many stories have one. */
  readonly count: number
  /** In which windows they were taken, from the narrowest. */
  readonly windows: readonly BaselineWindow[]
  /** The names of the stories without one. */
  readonly without: readonly string[]
}

/** A width of windows, in px, and how many stories have it. */
export interface BaselineWindow {
  readonly width: number
  readonly stories: number
}

/** Where a focus ring lies: around a control, in two colours, or within it, as a dark line alone. */
export interface FocusRing {
  readonly lies: 'around' | 'within'
  /** The ground on which it always lies; undefined if the page sets the ground. */
  readonly ground?: string
}

export interface ReviewStatus extends Review {
  /** Whether the source has changed since. */
  readonly isStale: boolean
}

/** A recorded run. */
export interface RunStatus extends TestRun {
  /** Whether the component or its tests have changed since. */
  readonly isStale: boolean
  /** The hash of what would be tested now. */
  readonly current: string
  /** The last day on which a run of all components had this result, if it was a later one. */
  readonly again?: string
  /** The browsers of that run, or of one on the first day. */
  readonly browsers?: string
}

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'
const pictureFolder = 'tests/visual/baselines'
const journeyFolder = 'tests/e2e'

/** The status of every component, by its name. */
export function componentStatus(): Readonly<Record<string, ComponentStatus>> {
  const pictures = filesIn(pictureFolder).filter((file) => file.endsWith('.png'))
  const shared = coveredBy()
  const uses = componentUses()
  helpers.clear()
  const runs: TestRuns = JSON.parse(readText('stories/evidence/testRuns.json') || JSON.stringify(noRuns))
  return Object.fromEntries(
    componentNames().map((name) => [
      name,
      statusOf({
        name,
        stories: readStories(name),
        pictures,
        text: readText(`stories/evidence/${name}.txt`),
        sources: sourcesOf(name),
        rendered: renderedBy(name),
        uses: uses.get(name) ?? [],
        shared: shared.get(name) ?? [],
        reviews: allReviews,
        runs,
        tested: testedHashes(name),
      }),
    ]),
  )
}

/** What the status of a component is derived from. */
export interface StatusSources {
  readonly name: string
  readonly stories: readonly StorySource[]
  /** The file names of the visual baselines. */
  readonly pictures: readonly string[]
  /** The committed text of a screen reader. */
  readonly text: string
  /** The files of the component, by their paths. */
  readonly sources: ReadonlyMap<string, string>
  /** The files of the components that it renders, by their paths. */
  readonly rendered: ReadonlyMap<string, string>
  readonly uses: readonly string[]
  /** The stories in forced colours that it shares with other components. */
  readonly shared: readonly SharedStory[]
  readonly reviews: readonly Review[]
  /** The recorded runs of its tests. */
  readonly runs: TestRuns
  /** The hash of what each check tests now. */
  readonly tested: Readonly<Record<Check, string>>
}

/** Derives the status of one component. */
export function statusOf({
  name,
  stories,
  pictures,
  text,
  sources,
  rendered,
  uses,
  shared,
  reviews,
  runs,
  tested: hashes,
}: StatusSources): ComponentStatus {
  const without = stories.filter(({ id }) => !hasBaseline(pictures, id))
  const withBaseline = stories.filter((story) => !without.includes(story))
  const tested = stories.filter(({ tags }) => tags.includes('test'))
  const hash = hashOf(new Map([...sources, ...rendered]))
  const rows = tested.flatMap(({ keyboard }) => keyboard.flatMap((place) => place.rows))
  const inSetting = (matches: (story: StorySource) => boolean): readonly SettingStory[] =>
    tested.filter(matches).map((story) => ({
      id: story.id,
      name: story.name,
      width: story.width,
      resizesWindow: story.play.includes('resizeWindow'),
      expectsNoOverflow: story.play.includes('expectNoOverflow'),
    }))
  return {
    name,
    source: `${folder}/${name}.tsx`,
    usedIn: uses,
    baselines: {
      count: withBaseline.length,
      windows: windowsOf(withBaseline),
      without: without.map((story) => story.name),
    },
    keyboardRows: rows.length,
    namesJourneys: [...sources.values()].some(namesJourneys),
    keyboardRowsOnDocsPage: rows.filter(({ unobservable }) => unobservable?.includes('test:docs')).length,
    screenReaderStates: [...text.matchAll(/^# (.+)$/gm)].map(([, state = '']) => state),
    colourRoles: Object.keys(roles).filter((role) => usesRole(sources, role) || usesRole(rendered, role)),
    focusRings: rows.length > 0 ? ringsOf(sources, rendered) : [],
    settings: {
      'forced colours': inSetting(has('forcedColours', /\bforcedColors: 'active'/)),
      'right to left': inSetting(
        (story) => has('rightToLeft')(story) || /\bright to left\b/i.test(story.name),
      ),
      '200 % text': inSetting(has('largeText')),
      'reduced motion': inSetting(has('reducedMotion', /\breducedMotion: 'reduce'/)),
    },
    sharedForcedColours: shared,
    runs: Object.fromEntries(
      checks.flatMap((check) => {
        const run = runs.components[name]?.[check]
        const { date: lastDate = '', browsers = '' } = runs.lastRuns[check] ?? {}
        const current = hashes[check]
        if (!run) return []
        const again = lastDate > run.date && { again: lastDate }
        const inBrowsers = browsers !== '' && lastDate >= run.date && { browsers }
        return [[check, { ...run, isStale: run.tested !== current, current, ...again, ...inBrowsers }]]
      }),
    ),
    files: [...sources.keys()],
    hash,
    reviews: reviews
      .filter(({ component }) => component === name)
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((review) => Object.assign({ isStale: review.source !== hash }, review)),
  }
}

/** The windows of the screenshots of stories. */
function windowsOf(stories: readonly StorySource[]): readonly BaselineWindow[] {
  const widths = new Set(stories.map(({ screenshotWidth }) => screenshotWidth))
  return [...widths]
    .toSorted((a, b) => a - b)
    .map((width) => ({
      width,
      stories: stories.filter(({ screenshotWidth }) => screenshotWidth === width).length,
    }))
}

/** Whether a story has a setting: by its `beforeEach`, or in its play function. */
function has(setting: string, inPlay?: RegExp) {
  return ({ settings, play }: StorySource) => settings.includes(setting) || (inPlay?.test(play) ?? false)
}

function usesRole(sources: ReadonlyMap<string, string>, role: string) {
  const pattern = new RegExp(
    `\\b(?:bg|text|border(?:-[a-z]{1,2})?|outline|fill|stroke|decoration)-${role}(?![\\w-])`,
  )
  return [...sources.values()].some((code) => pattern.test(code))
}

/** The focus rings of a component. A control whose ring lies within it, on the page's own ground, has no other one. */
function ringsOf(
  sources: ReadonlyMap<string, string>,
  rendered: ReadonlyMap<string, string>,
): readonly FocusRing[] {
  const own = ringsWithin(sources)
  const others = ringsWithin(rendered).filter((ring) => !own.some(({ ground }) => ground === ring.ground))
  const within = [...own, ...others]
  const isWithinAlone = own.some(({ ground }) => ground === undefined)
  return isWithinAlone ? within : [{ lies: 'around' }, ...within]
}

/** The rings of files that move the ring into its control and leave out its bright edges. */
function ringsWithin(files: ReadonlyMap<string, string>): readonly FocusRing[] {
  const components = [...files].filter(([file]) => /\/design-system\/\w+\.tsx$/.test(file))
  return [...files]
    .filter(
      ([, code]) => /focus-visible:-outline-offset-/.test(code) && code.includes('focus-visible:shadow-none'),
    )
    .filter(([file]) => {
      // Parts that are loaded on demand are files of every component that loads such a part.
      const [, part = ''] = /\/internal\/(\w+Panel)\.tsx$/.exec(file) ?? []
      return part === '' || components.some(([, code]) => code.includes(`.${part}`))
    })
    .map(([, code]) => {
      const [, ground] = /data-ground="(\w+)"/.exec(code) ?? []
      return ground === undefined ? { lies: 'within' } : { lies: 'within', ground }
    })
}

/** A hash of the component's code without comments and types; each review records it. */
function hashOf(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [file, code] of sources) {
    hash.update(`${file}\n${/\.tsx?$/.test(file) ? withoutComments(code) : code}\n`)
  }
  return hash.digest('hex').slice(0, 12)
}

const bare = new Map<string, string>()

/** Code without comments and types; each is transpiled once. */
function withoutComments(code: string): string {
  const known = bare.get(code)
  if (known !== undefined) return known
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    newLine: ts.NewLineKind.LineFeed,
    removeComments: true,
    target: ts.ScriptTarget.ESNext,
  }
  const { outputText } = ts.transpileModule(code, { compilerOptions })
  bare.set(code, outputText)
  return outputText
}

/** The files of a component: its own and those of `internal` that it imports, but no other component. */
function sourcesOf(name: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  const pending = [`${folder}/${name}.tsx`]
  for (const file of pending) {
    const code = readText(file)
    sources.set(file, code)
    for (const { fileName } of ts.preProcessFile(code).importedFiles) {
      const path = posix.join(posix.dirname(file), fileName)
      if (!path.startsWith(`${folder}/internal/`)) continue
      const found = [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(join(root, candidate)))
      if (found && !pending.includes(found)) pending.push(found)
    }
  }
  return new Map([...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The files of the components that a component imports from the design system, and of those that they import. */
function renderedBy(name: string): ReadonlyMap<string, string> {
  const own = sourcesOf(name)
  const names = new Set<string>()
  const pending = [own]
  for (const sources of pending) {
    for (const [file, code] of sources) {
      for (const { fileName } of ts.preProcessFile(code).importedFiles) {
        const path = posix.join(posix.dirname(file), fileName)
        const [, component] = /^src\/design-system\/([A-Z]\w+)$/.exec(path) ?? []
        if (component === undefined || component === name || names.has(component)) continue
        if (!existsSync(join(root, `${path}.tsx`)) || !rendersElement(code, component)) continue
        names.add(component)
        pending.push(sourcesOf(component))
      }
    }
  }
  return new Map(pending.slice(1).flatMap((sources) => [...sources].filter(([file]) => !own.has(file))))
}

/** Whether code renders a component, instead of using only a type or a function of its file. */
function rendersElement(code: string, component: string) {
  return new RegExp(`<${component}[\\s/>]`).test(code)
}

const sharedFile = 'stories/tests/ForcedColours.stories.tsx'

/** The stories in forced colours that components share, by component. */
export function coveredBy(): ReadonlyMap<string, readonly SharedStory[]> {
  const steps = new Map(
    storyTests(sharedFile).map((test) => [storyNameFromExport(test.story), test.steps] as const),
  )
  const withChecks = (story: StatusStory) => ({ ...story, checks: steps.get(story.name) ?? [] })
  return new Map(
    [...readCoverage(sharedFile, 'Tests/ForcedColours')].map(([name, stories]) => [
      name,
      stories.map(withChecks),
    ]),
  )
}

/** The components whose promises name `npm run test:e2e`. */
export function componentsInJourneys(): readonly string[] {
  return componentNames().filter((name) => namesJourneys(readText(`${folder}/${name}.tsx`)))
}

function namesJourneys(code: string) {
  return code.includes('npm run test:e2e')
}

/** The names of all components. */
export function componentNames(): readonly string[] {
  return filesIn('stories/design-system').map((file) => file.replace('.stories.tsx', ''))
}

/** What sets the look of every component. */
const styleFiles = ['src/styles.css', 'tailwind.config.ts'] as const
const textsFile = 'stories/tests/ScreenReaderTexts.stories.tsx'
const statesFile = 'stories/support/screenReaderStates.ts'
/** What every story runs with, such as the level of axe. */
const previewFile = '.storybook/preview.tsx'

/**
 * The files that the checks of a component test: its source and that of the components that it renders, and the styles,
 * with its stories, their helpers, its texts and its pictures.
 */
export function testedFiles(name: string): Readonly<Record<Check, readonly string[]>> {
  const storyFile = `stories/design-system/${name}.stories.tsx`
  const stories = [storyFile, ...helpersIn(storyFile), previewFile, ...helpersIn(previewFile)]
  const baselines = filesIn(pictureFolder)
    .filter((file) => file.startsWith(`components-${name.toLowerCase()}--`))
    .map((file) => `${pictureFolder}/${file}`)
  const files: Readonly<Record<Check, readonly string[]>> = {
    stories,
    accessibilityTree: [
      ...stories,
      `stories/evidence/${name}.txt`,
      textsFile,
      ...helpersIn(textsFile),
      'tests/support/evidence.ts',
      'tests/support/virtualScreenReader.ts',
    ],
    forcedColours: [sharedFile, ...helpersIn(sharedFile)],
    pictures: [...stories, ...baselines, 'tests/visual/stories.spec.ts'],
    docsPage: [...stories, 'tests/docs/docsPages.test.ts'],
    contrast: ['stories/guides/blocks/tokens.ts', 'tests/unit/design-system/contrast.test.ts'],
    journeys: filesIn(journeyFolder).map((file) => `${journeyFolder}/${file}`),
    engines: browserTests[name] ? [browserTests[name].file] : [],
  }
  const always = [...sourcesOf(name).keys(), ...renderedBy(name).keys(), ...styleFiles]
  const withAlways = (own: readonly string[]) => [...new Set([...always, ...own])]
  return mapChecks((check) => withAlways(files[check]))
}

/** The hashes of what the checks of a component test; of the states for screen readers, its own. */
export function testedHashes(name: string): Readonly<Record<Check, string>> {
  const files = testedFiles(name)
  const ownStates = JSON.stringify(screenReaderStates(name))
  const textOf = (file: string) => (file === statesFile ? ownStates : readText(file))
  return mapChecks((check) => hashOf(new Map(files[check].map((file) => [file, textOf(file)]))))
}

function mapChecks<Value>(valueOf: (check: Check) => Value): Readonly<Record<Check, Value>> {
  return {
    stories: valueOf('stories'),
    accessibilityTree: valueOf('accessibilityTree'),
    forcedColours: valueOf('forcedColours'),
    pictures: valueOf('pictures'),
    docsPage: valueOf('docsPage'),
    contrast: valueOf('contrast'),
    journeys: valueOf('journeys'),
    engines: valueOf('engines'),
  }
}

const helpers = new Map<string, readonly string[]>()

/** The helpers of a story file; none if the file doesn't exist yet. Each file is parsed once for the status of all components. */
function helpersIn(file: string): readonly string[] {
  const known = helpers.get(file)
  if (known) return known
  const found = existsSync(join(root, file)) ? helpersOf(file) : []
  helpers.set(file, found)
  return found
}

function filesIn(path: string): readonly string[] {
  return existsSync(join(root, path)) ? readdirSync(join(root, path), 'utf8').toSorted() : []
}

function readText(file: string): string {
  const path = join(root, file)
  // Every byte of a picture counts in its hash.
  return existsSync(path) ? readFileSync(path, file.endsWith('.png') ? 'latin1' : 'utf8') : ''
}
