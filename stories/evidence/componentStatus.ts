import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { handReviews, type HandReview } from './reviews.ts'
import { hasBaseline } from './hasBaseline.ts'
import { roles } from '../../tailwind.config.ts'
import { componentUses } from './componentManifest.ts'
import { readStories, type StorySource } from './storyFiles.ts'

/** A story that shows something about a component. */
export type StatusStory = Pick<StorySource, 'id' | 'name'>

/** The settings of a visitor that a story can have. */
type SettingName = 'forced colours' | 'right to left' | '200 % text' | 'reduced motion'

/** What shows that a component works, derived from its stories, the baselines, the committed texts and its source. */
export interface ComponentStatus {
  readonly name: string
  readonly source: string
  /** The files that import it. */
  readonly usedIn: readonly string[]
  /** How many of its stories have a baseline, and the names of the others. */
  readonly baselines: { readonly count: number; readonly without: readonly string[] }
  readonly keyboardRows: number
  /** The states whose text for screen readers is committed. */
  readonly screenReaderStates: readonly string[]
  /** The colour roles that its classes use; a test compares the contrast of each with what it needs. */
  readonly colourRoles: readonly string[]
  /** The stories of its own with a visitor's setting. */
  readonly settings: Readonly<Record<SettingName, readonly StatusStory[]>>
  /** The hash of its source. */
  readonly hash: string
  /** The reviews by hand, the newest first. */
  readonly reviews: readonly ReviewStatus[]
}

export interface ReviewStatus extends HandReview {
  /** Whether the source has changed since. */
  readonly isStale: boolean
}

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'

/** The status of every component, by its name. */
export function componentStatus(): Readonly<Record<string, ComponentStatus>> {
  const pictures = filesIn('tests/visual/baselines').filter((file) => file.endsWith('.png'))
  const shared = sharedForcedColours()
  const uses = componentUses()
  const components = filesIn('stories/design-system').map((file) => file.replace('.stories.tsx', ''))
  return Object.fromEntries(
    components.map((name) => [
      name,
      statusOf({
        name,
        stories: readStories(name),
        pictures,
        text: readText(`stories/evidence/${name}.txt`),
        sources: sourcesOf(name),
        uses: uses.get(name) ?? [],
        shared: shared.has(name) ? [sharedStory] : [],
        reviews: handReviews,
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
  readonly uses: readonly string[]
  /** The stories in forced colours that it shares with other components. */
  readonly shared: readonly StatusStory[]
  readonly reviews: readonly HandReview[]
}

/** Derives the status of one component. */
export function statusOf({
  name,
  stories,
  pictures,
  text,
  sources,
  uses,
  shared,
  reviews,
}: StatusSources): ComponentStatus {
  const without = stories.filter(({ id }) => !hasBaseline(pictures, id))
  const tested = stories.filter(({ tags }) => tags.includes('test'))
  const hash = hashOf(sources)
  const inSetting = (matches: (story: StorySource) => boolean): readonly StatusStory[] =>
    tested.filter(matches).map((story) => ({ id: story.id, name: story.name }))
  return {
    name,
    source: `${folder}/${name}.tsx`,
    usedIn: uses,
    baselines: { count: stories.length - without.length, without: without.map((story) => story.name) },
    keyboardRows: tested.flatMap(({ keyboard }) => keyboard.flatMap(({ rows }) => rows)).length,
    screenReaderStates: [...text.matchAll(/^# (.+)$/gm)].map(([, state = '']) => state),
    colourRoles: Object.keys(roles).filter((role) => usesRole(sources, role)),
    settings: {
      'forced colours': [...inSetting(has('forcedColours', /\bforcedColors: 'active'/)), ...shared],
      'right to left': inSetting(
        (story) => has('rightToLeft')(story) || /\bright to left\b/i.test(story.name),
      ),
      '200 % text': inSetting(has('largeText')),
      'reduced motion': inSetting(has('reducedMotion', /\breducedMotion: 'reduce'/)),
    },
    hash,
    reviews: reviews
      .filter(({ component }) => component === name)
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((review) => Object.assign({ isStale: review.source !== hash }, review)),
  }
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

/** A hash of the component's files, which a review keeps. */
function hashOf(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [file, code] of sources) hash.update(`${file}\n${code.replaceAll('\r\n', '\n')}\n`)
  return hash.digest('hex').slice(0, 12)
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

const sharedFile = 'stories/tests/ForcedColours.stories.tsx'
const sharedStory: StatusStory = { id: 'tests-forcedcolours--ready', name: 'Forced colours of all controls' }

/** The components that the stories of forced colours show. */
function sharedForcedColours(): ReadonlySet<string> {
  return new Set([...readText(sharedFile).matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name))
}

function filesIn(path: string): readonly string[] {
  return existsSync(join(root, path)) ? readdirSync(join(root, path), 'utf8').toSorted() : []
}

function readText(file: string): string {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
