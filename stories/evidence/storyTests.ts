import { parseStories } from './parsedStories.ts'

/** The test of a story: its play function. */
export interface StoryTest {
  /** The name of the export. */
  readonly story: string
  /** What its steps say, in order; none if it has no steps, or if helpers of other files take them. */
  readonly steps: readonly string[]
  /** The play function, after what else of its file it uses. */
  readonly code: string
}

/** The tests of a story file, for the stories that have one. */
export function storyTests(path: string, code?: string): StoryTest[] {
  const stories = parseStories(path, code)
  return [...stories.exported].flatMap((story) => {
    const test = stories.testOf(story)
    return test ? [{ story, ...test }] : []
  })
}
