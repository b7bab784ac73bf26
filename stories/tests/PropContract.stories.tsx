import type { Args, Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'

const metas = import.meta.glob<Meta>('../design-system/*.stories.tsx', { eager: true, import: 'default' })

/** Each component with the args of its stories, by name. */
const samples = new Map(
  Object.entries(metas).map(([path, meta]) => [path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'), meta]),
)
/** It renders no element of its own. */
samples.delete('LabelsProvider')

const overlays = new Set(['Dialog', 'Lightbox', 'Sheet'])

/** The element that each ref received. */
const received = new Map<string, Element | null>()

interface ProbesProps {
  /** The names of the components. */
  names: readonly string[]
  /** What opens them. @default none */
  opened?: Args
}

function Probes({ names, opened }: ProbesProps) {
  return names.map((name) => {
    const { component, args } = samples.get(name) ?? {}
    if (!component) return null
    const probe = {
      id: `probe-${name}`,
      'data-probe': name,
      'aria-keyshortcuts': 'Alt+P',
      ref: (element: Element | null) => void received.set(name, element),
    }
    return <div key={name}>{createElement(component, { ...args, ...opened, ...probe })}</div>
  })
}

/** Passes an id, a data attribute, an ARIA attribute and a ref to each component: all must reach the same element. */
const meta = {
  component: Probes,
  args: { names: [...samples.keys()].filter((name) => !overlays.has(name)) },
  // All samples at once don't form a valid page; axe checks each component's own stories.
  parameters: { a11y: { test: 'off' } },
  tags: ['!visual', '!dev', '!autodocs'],
  beforeEach: () => received.clear(),
  play: async ({ args, step }) => {
    await expect(args.names).not.toHaveLength(0)
    for (const name of args.names) {
      await step(name, async () => {
        await waitFor(() => expect(received.get(name)).toBeInstanceOf(Element))
        const element = received.get(name)
        await expect([...document.querySelectorAll(`[data-probe="${name}"]`)]).toEqual([element])
        await expect([...document.querySelectorAll(`#probe-${name}`)]).toEqual([element])
        await expect(element).toHaveAttribute('aria-keyshortcuts', 'Alt+P')
      })
    }
  },
} satisfies Meta<typeof Probes>
export default meta

type Story = StoryObj<typeof meta>

export const InThePage: Story = {}
export const OfADialog: Story = { args: { names: ['Dialog'], opened: { isOpen: true } } }
export const OfALightbox: Story = { args: { names: ['Lightbox'], opened: { index: 0 } } }
export const OfASheet: Story = { args: { names: ['Sheet'], opened: { isOpen: true } } }
