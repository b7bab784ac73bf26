import { useId, type ReactNode } from 'react'
import { Icon, Text } from '../../../src/design-system'
import type { Pair } from '../../support/guidance'
import { Unstyled } from './Unstyled'

/** A recommended example next to a discouraged one; each is a group that is named by its verdict. */
export function DoAndDont({ good, bad, reason }: Pair) {
  return (
    <Unstyled>
      <div className="grid gap-4 md:grid-cols-2">
        <Example verdict="good">{good}</Example>
        <Example verdict="bad">{bad}</Example>
      </div>
      <div className="mt-2">
        <Text size="small" tone="muted">
          {reason}
        </Text>
      </div>
    </Unstyled>
  )
}

const verdicts = {
  good: { text: 'Like this', icon: 'check', edge: 'border-t-success', ink: 'text-success' },
  bad: { text: 'Not like this', icon: 'xmark', edge: 'border-t-danger border-dashed', ink: 'text-danger' },
} as const

function Example({ verdict, children }: { verdict: keyof typeof verdicts; children: ReactNode }) {
  const id = useId()
  const { text, icon, edge, ink } = verdicts[verdict]
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-verdict={verdict}
      data-ground="white"
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
