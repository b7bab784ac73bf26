import type { ReactNode } from 'react'
import { Icon, Text } from '../../../src/design-system'
import { Plain } from './Plain'

interface GoodAndBadProps {
  good: ReactNode
  bad: ReactNode
  /** What makes the difference. */
  reason: string
}

/** The same thing twice, as it is done here and as it is not. */
export function GoodAndBad({ good, bad, reason }: GoodAndBadProps) {
  return (
    <Plain>
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
    </Plain>
  )
}
