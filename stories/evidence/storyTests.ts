import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { parseStories } from './parsedStories.ts'

/** The test of a story: its play function. */
export interface StoryTest {
  /** The name of the export. */
  readonly story: string
  /** What its steps say, in order; none if it has no steps, or if helpers of other files take them. */
  readonly steps: readonly string[]
  /** The play function, after what else of its file it uses. */
  readonly code: string
  /** The files of `stories/support` with the helpers of its file, such as `stories/support/tabTo.ts`. */
  readonly helpers: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const helperFolder = 'stories/support'

/** The tests of a story file, for the stories that have one. */
export function storyTests(path: string, code?: string): StoryTest[] {
  const stories = parseStories(path, code)
  const helpers = helpersOf(path, code)
  return [...stories.exported].flatMap((story) => {
    const test = stories.testOf(story)
    return test ? [{ story, ...test, helpers }] : []
  })
}

/** The files of `stories/support` that a file imports, and those that these import, by name. */
export function helpersOf(path: string, code = readFileSync(join(root, path), 'utf8')): readonly string[] {
  const found = new Set<string>()
  const pending = [{ path, code }]
  for (const file of pending) {
    for (const { fileName } of ts.preProcessFile(file.code).importedFiles) {
      const imported = posix.join(posix.dirname(file.path), fileName)
      if (!imported.startsWith(`${helperFolder}/`)) continue
      const helper = [`${imported}.ts`, `${imported}.tsx`].find((name) => existsSync(join(root, name)))
      if (helper === undefined || found.has(helper)) continue
      found.add(helper)
      pending.push({ path: helper, code: readFileSync(join(root, helper), 'utf8') })
    }
  }
  return [...found].toSorted()
}
