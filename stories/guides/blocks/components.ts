import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { DocumentedPlace } from '../../support/keyboardTable'
import { accessibilityCheck } from '../../support/storyGuards'

interface A11ySettings {
  readonly test?: string
  readonly disable?: boolean
  readonly config?: { readonly rules?: readonly { readonly enabled?: boolean }[] }
}

interface Annotations {
  readonly component?: object
  readonly play?: unknown
  readonly tags?: readonly string[]
  readonly parameters?: { readonly a11y?: A11ySettings; readonly keyboard?: readonly DocumentedPlace[] }
}

interface StoryFacts {
  readonly id: string
  readonly name: string
  readonly hasPlay: boolean
  readonly isCheckedByAxe: boolean
  /** The number of rows of its keyboard table, each of which is tested. */
  readonly keyboardRows: number
}

interface ComponentFacts {
  readonly name: string
  readonly docsId: string
  /** The accessibility promises: the list in the component's JSDoc. */
  readonly promises: readonly string[]
  readonly stories: readonly StoryFacts[]
}

const files = import.meta.glob<Readonly<Record<string, Annotations>>>('../../design-system/*.stories.tsx', {
  eager: true,
})

/** All components with their stories, read from the story files. */
export const components: readonly ComponentFacts[] = Object.entries(files).map(([path, exports]) => {
  const name = path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')
  const title = `Components/${name}`
  // Storybook adds `__namedExportsOrder` to the exports.
  const { default: meta = {}, __namedExportsOrder: _, ...stories } = exports
  return {
    name,
    docsId: toId(title, 'Docs'),
    promises: promisesOf(meta.component),
    stories: Object.entries(stories).map(([key, story]) => {
      const id = toId(title, storyNameFromExport(key))
      return {
        id,
        name: storyNameFromExport(key),
        hasPlay: (story.play ?? meta.play) !== undefined,
        isCheckedByAxe: isCheckedByAxe(meta, story),
        keyboardRows: isTest(meta, story)
          ? (story.parameters?.keyboard ?? []).flatMap(({ rows }) => rows).length
          : 0,
      }
    }),
  }
})

function isCheckedByAxe(meta: Annotations, story: Annotations): boolean {
  const settings: A11ySettings[] = [
    accessibilityCheck,
    ...[meta.parameters, story.parameters].flatMap((parameters) => parameters?.a11y ?? []),
  ]
  return (
    settings.findLast(({ test }) => test !== undefined)?.test === 'error' &&
    !settings.some(
      ({ disable, config }) => disable || config?.rules?.some(({ enabled }) => enabled === false),
    ) &&
    isTest(meta, story)
  )
}

/** Whether the story runs as a test. */
function isTest(meta: Annotations, story: Annotations): boolean {
  return ![...(meta.tags ?? []), ...(story.tags ?? [])].includes('!test')
}

/** The items of the list in a component's JSDoc, from Storybook's docgen. */
function promisesOf(component: object | undefined): string[] {
  if (!component || !('__docgenInfo' in component)) return []
  const { description = '' }: { description?: string } = component.__docgenInfo ?? {}
  const [, ...items] = `\n${description}`.split(/\n\s*- /)
  return items.map((item) => item.replace(/\s+/g, ' ').trim())
}
