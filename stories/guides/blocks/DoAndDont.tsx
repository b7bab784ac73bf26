import type { ReactNode } from 'react'
import { Icon, Text } from '../../../src/design-system'
import { Unstyled } from './Unstyled'

interface DoAndDontProps {
  good: ReactNode
  bad: ReactNode
  /** Why the first is better. */
  reason: string
}

/** A recommended example next to a discouraged one. */
export function DoAndDont({ good, bad, reason }: DoAndDontProps) {
  return (
    <Unstyled>
      <div className="grid gap-4 md:grid-cols-2">
        <div
          data-ground="white"
          className="flex flex-col gap-4 rounded-medium border border-line border-t-success p-5"
        >
          <Text size="small" weight="bold">
            <span className="text-success">
              <Icon name="check" />
            </span>{' '}
            Like this
          </Text>
          {good}
        </div>
        <div
          data-ground="white"
          className="flex flex-col gap-4 rounded-medium border border-line border-t-danger p-5"
        >
          <Text size="small" weight="bold">
            <span className="text-danger">
              <Icon name="xmark" />
            </span>{' '}
            Not like this
          </Text>
          {bad}
        </div>
      </div>
      <div className="mt-2">
        <Text size="small" tone="muted">
          {reason}
        </Text>
      </div>
    </Unstyled>
  )
}
