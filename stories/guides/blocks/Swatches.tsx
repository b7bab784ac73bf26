import { grounds, palette } from '../../../tailwind.config'
import { Text } from '../../../src/design-system'
import { Code } from './Code'
import { Unstyled } from './Unstyled'
import { groundNames } from './tokens'

/** The raw colours with their names and values. */
export function Swatches() {
  return (
    <Unstyled>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(palette).map(([name, value]) => (
          <li key={name} data-ground="white" className="overflow-hidden rounded-medium border border-line">
            <div className="h-14 border-b border-line" style={{ background: value }} />
            <div className="flex items-baseline justify-between gap-3 p-4">
              <Text as="span" weight="bold">
                {name}
              </Text>
              <Code>{value}</Code>
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

/** The grounds, each with samples of its text colours. */
export function Grounds() {
  return (
    <Unstyled>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groundNames.map((name) => (
          <li key={name} data-ground={name} className="rounded-medium border border-line p-4">
            <Text weight="bold">{name}</Text>
            <Text size="small">{grounds[name].use}</Text>
            <Text size="small" tone="muted">
              Muted text
            </Text>
            <Text size="small" tone="accent">
              Accent
            </Text>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
