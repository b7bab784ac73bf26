import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import type { DocumentedPlace } from '../support/keyboardTable'
import { screenshotWindow, viewports } from '../support/viewports.ts'
import { storyTests } from './storyTests.ts'

// The stories of a component as values, read without rendering them: a story file is run with stand-ins for all that it
// imports, except the helpers of keyboard tables, so that its tables are those that the docs page shows.

/** What the file of a story says about it. */
export interface StorySource {
  /** Its id in Storybook. */
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  /** The names of the imported functions that its `beforeEach` calls, such as `rightToLeft`. */
  readonly settings: readonly string[]
  readonly keyboard: readonly DocumentedPlace[]
  /** The width of its window in px, as a test. */
  readonly width: number
  /** The width of the window of its screenshot in px. */
  readonly screenshotWidth: number
  /** The code of its test: its play function, after what else of its file it uses. */
  readonly play: string
}

/** The width of the window of a story that sets none, in tests of Storybook's addon for Vitest. */
const defaultWidth = 1200

const root = join(import.meta.dirname, '../..')

/** Only these modules are run; they describe a keyboard table and press no key until a story is played. */
const keyboardModules: ReadonlySet<string> = new Set([
  '../support/keyboardTable',
  '../support/keyboardPlaces',
])

/** Reads the stories of a component of the design system. */
export function readStories(component: string): readonly StorySource[] {
  const file = `stories/design-system/${component}.stories.tsx`
  const { default: meta, ...exported } = run(file, (name) => keyboardModules.has(name))
  const tests = new Map(storyTests(file).map(({ story, code }) => [story, code]))
  return Object.entries(exported).map(([key, story]) => ({
    id: toId(`Components/${component}`, storyNameFromExport(key)),
    name: storyNameFromExport(key),
    tags: ['autodocs', 'test', 'visual', ...list(meta, 'tags'), ...list(story, 'tags')]
      .filter((tag): tag is string => typeof tag === 'string')
      .filter((tag, _, all) => !tag.startsWith('!') && !all.includes(`!${tag}`)),
    settings: [...list(meta, 'beforeEach'), ...list(story, 'beforeEach')].flatMap(nameOf),
    keyboard: keyboardOf(story),
    width: ownWidthOf(story, meta) ?? defaultWidth,
    screenshotWidth: ownWidthOf(story, meta) ?? screenshotWindow.width,
    play: tests.get(key) ?? '',
  }))
}

/** The stories of a file that name the components they cover in `parameters.covers`, by component. */
export function readCoverage(
  file: string,
  title: string,
): ReadonlyMap<string, readonly Pick<StorySource, 'id' | 'name'>[]> {
  const covered = new Map<string, Pick<StorySource, 'id' | 'name'>[]>()
  for (const [key, story] of Object.entries(run(file, () => false))) {
    const name = storyNameFromExport(key)
    for (const component of list(valueOf(story, 'parameters'), 'covers')) {
      const stories = covered.get(String(component)) ?? []
      covered.set(String(component), [...stories, { id: toId(title, name), name }])
    }
  }
  return covered
}

/** Runs a module, and returns what it exports. */
function run(file: string, isRun: (name: string) => boolean): Readonly<Record<string, unknown>> {
  const code = javaScriptOf(readFileSync(join(root, file), 'utf8'))
  const exported: Record<string, unknown> = {}
  const require = (name: string) =>
    isRun(name)
      ? run(`stories/${name.replace('../', '')}.ts`, (other) => other === './keyboardTable')
      : standIn(name)
  compileFunction(code, ['exports', 'require'])(exported, require)
  return exported
}

const transpiled = new Map<string, string>()

/** Code without types; each is transpiled once. */
function javaScriptOf(code: string): string {
  const known = transpiled.get(code)
  if (known !== undefined) return known
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.ReactJSX,
    },
  })
  transpiled.set(code, outputText)
  return outputText
}

/** Stands in for a module or for what it exports: a function that returns, contains and consists of stand-ins. */
function standIn(name: string): object {
  return new Proxy(() => name, {
    get: (_, key) => {
      if (key === Symbol.iterator) return () => [].values()
      if (key === Symbol.toPrimitive || key === 'toString') return () => name
      if (key === 'name') return name
      return typeof key === 'string' && key !== '__esModule' ? standIn(key) : undefined
    },
    apply: () => standIn(name),
    construct: () => standIn(name),
  })
}

function valueOf(object: unknown, key: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined
  return Object.entries(object).find(([name]) => name === key)?.[1]
}

function list(object: unknown, key: string): readonly unknown[] {
  const value = valueOf(object, key)
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

function nameOf(value: unknown): string[] {
  return typeof value === 'function' && value.name !== '' ? [value.name] : []
}

/** The width of the viewport that a story or its file sets. */
function ownWidthOf(story: unknown, meta: unknown): number | undefined {
  return widthOf(story) ?? widthOf(meta)
}

function widthOf(story: unknown): number | undefined {
  const name = valueOf(valueOf(valueOf(story, 'globals'), 'viewport'), 'value')
  const viewport = Object.entries(viewports).find(([key]) => key === name)?.[1]
  return viewport && Number.parseInt(viewport.styles.width)
}

function keyboardOf(story: unknown): readonly DocumentedPlace[] {
  const places = list(valueOf(story, 'parameters'), 'keyboard')
  return places.filter(
    (place): place is DocumentedPlace =>
      typeof valueOf(place, 'where') === 'string' && list(place, 'rows').length > 0,
  )
}
