import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>

/** A story that can be shown beside others, without being operated. */
interface Exhibit {
  readonly name: string
  readonly Story: ComponentType
}

const files = import.meta.glob<StoryFile>('../design-system/*.stories.tsx', { eager: true })

/** The stories of each component that need neither their play function nor a page of their own, by component. */
const exhibits: ReadonlyMap<string, readonly Exhibit[]> = new Map(
  Object.entries(files).map(([path, file]) => [
    path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'),
    Object.entries(composeStories(file) as Record<string, ComponentType>)
      .filter(([name]) => isExhibit(file.default, file[name]))
      .map(([name, Story]) => ({ name, Story })),
  ]),
)

function isExhibit(meta: Meta, story: StoryObj | undefined): boolean {
  const tags = new Set([...(meta.tags ?? []), ...(story?.tags ?? [])])
  const isPrepared = meta.beforeEach !== undefined || story?.beforeEach !== undefined
  return !tags.has('!visual') && !tags.has('alone') && !isPrepared
}

interface ExhibitsProps {
  /** The names of the components. @default all */
  components?: readonly string[]
}

/** All exhibits of some components, each in a part of the page with its name. */
export function Exhibits({ components }: ExhibitsProps) {
  return [...exhibits]
    .filter(([component]) => !components || components.includes(component))
    .flatMap(([component, list]) =>
      list.map(({ name, Story }) => (
        <div key={`${component}-${name}`} data-exhibit={`${component}: ${name}`} className="flow-root py-4">
          <Story />
        </div>
      )),
    )
}
