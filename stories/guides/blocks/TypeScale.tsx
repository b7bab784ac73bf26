import { Text } from '../../../src/design-system'
import { Code } from './Code'
import { Unstyled } from './Unstyled'
import { tokens } from './tokens'

const sizes = Object.entries<[string, Record<string, string>]>(tokens.fontSize).map(
  ([name, [size, more]]) => ({
    name,
    size,
    lineHeight: more['lineHeight'],
    letterSpacing: more['letterSpacing'],
  }),
)

/** A sample of each size. */
export function TypeScale() {
  return (
    <Unstyled>
      <ul className="border-t border-line">
        {sizes.map(({ name, size, lineHeight, letterSpacing }) => (
          <li key={name} className="flex flex-col gap-2 border-b border-line py-5">
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
              <Text as="span" weight="bold">
                {name}
              </Text>
              <Text as="span" size="caption" tone="muted" isTabular>
                line height {lineHeight}
              </Text>
              <Code>{size}</Code>
            </div>
            <p className="overflow-hidden" style={{ fontSize: size, lineHeight, letterSpacing }}>
              {name === 'monument' ? '10' : name === 'figure' ? 'PKR 26,813,705' : 'A house on ten marla'}
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
