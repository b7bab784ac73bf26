import { Heading } from '@storybook/addon-docs/blocks'
import { use, useId, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Icon, Text } from '../../../src/design-system'
import type { Pair } from '../../support/guidance'
import { Unstyled } from './Unstyled'

const files = import.meta.glob<readonly Pair[]>('../../guidance/*.tsx', { import: 'pairs' })
const loaded = new Map<string, Promise<readonly Pair[]>>()

/** Loads the examples of a component, once. */
function load(name: string): Promise<readonly Pair[]> {
  const pairs = loaded.get(name) ?? files[`../../guidance/${name}.tsx`]?.() ?? Promise.resolve([])
  loaded.set(name, pairs)
  return pairs
}

/** Recommended examples of a component beside discouraged ones; nothing if there are none. */
export function DoAndDont({ name }: { name: string }) {
  const pairs = use(load(name))
  if (pairs.length === 0) return null
  return (
    <MemoryRouter>
      <Heading>Do and don’t</Heading>
      {pairs.map(({ good, bad, reason }) => (
        <Unstyled key={reason}>
          <div className="mb-2 grid gap-4 md:grid-cols-2">
            <Example verdict="good">{good}</Example>
            <Example verdict="bad">{bad}</Example>
          </div>
          <Text size="small" tone="muted">
            {reason}
          </Text>
        </Unstyled>
      ))}
    </MemoryRouter>
  )
}

const verdicts = {
  good: { text: 'Do', icon: 'check', edge: 'border-t-success', ink: 'text-success' },
  bad: { text: 'Don’t', icon: 'xmark', edge: 'border-t-danger border-dashed', ink: 'text-danger' },
} as const

function Example({ verdict, children }: { verdict: keyof typeof verdicts; children: ReactNode }) {
  const id = useId()
  const { text, icon, edge, ink } = verdicts[verdict]
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-surface="white"
      className={`flex min-w-0 flex-col gap-4 rounded-medium border border-line p-5 ${edge}`}
    >
      <Text size="small" weight="bold">
        <span className={ink}>
          <Icon name={icon} />
        </span>{' '}
        <span id={id}>{text}</span>
      </Text>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
