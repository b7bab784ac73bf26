import { useState } from 'react'
import { Button, Stack, Text } from '../../../src/design-system'
import { Unstyled } from './Unstyled'
import { tokens } from './tokens'

/** A sample of each duration, started by a button. */
export function MotionSamples() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <Unstyled>
      <div data-surface="white" className="rounded-medium border border-line p-5">
        <Stack space="large" align="start">
          <Button onClick={() => setIsMoved(!isMoved)}>{isMoved ? 'Move back' : 'Move'}</Button>
          {Object.entries(tokens.transitionDuration).map(([name, duration]) => (
            <div key={name} className="flex w-full flex-col gap-2">
              <Text as="span" size="small">
                <b>{name}</b>, {duration}, ease{' '}
                <code className="text-caption">{tokens.transitionTimingFunction.out}</code>
              </Text>
              <div className="w-full border-b border-line pe-12">
                <div
                  className="w-full transition-transform"
                  style={{
                    transform: isMoved ? 'translateX(100%)' : 'none',
                    transitionDuration: duration,
                    transitionTimingFunction: tokens.transitionTimingFunction.out,
                  }}
                >
                  <div className="size-12 bg-brand" />
                </div>
              </div>
            </div>
          ))}
        </Stack>
      </div>
    </Unstyled>
  )
}
