import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { parseStories } from './parsedStories.ts'

/**
 * The code of each story, to be copied into a page: the imports, what else it needs from its file, and the JSX. A test
 * compiles all of them.
 */
export interface CodeSample {
  /** The name of the export. */
  readonly story: string
  /** The id in Storybook. */
  readonly id: string
  /** Imports and declarations, as in a file of a folder of `src/pages`. */
  readonly head: string
  /** The JSX that renders the story. */
  readonly jsx: string
}

/** The samples of a story file, such as `stories/design-system/Button.stories.tsx`. */
export function codeSamples(path: string, code?: string): CodeSample[] {
  const stories = parseStories(path, code)
  const [, folder = '', name = ''] = /^stories\/([\w-]+)\/(\w+)\.stories\.tsx$/.exec(path) ?? []
  const title = `${groups[folder] ?? folder}/${name}`
  return [...stories.exported].map((story) => {
    const { head, jsx } = stories.sampleOf(story)
    return { story, id: toId(title, storyNameFromExport(story)), head, jsx }
  })
}

const groups: Readonly<Record<string, string>> = {
  'design-system': 'Components',
  sections: 'Sections',
  shell: 'Shell',
}
