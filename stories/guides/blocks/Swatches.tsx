import { surfaces, palette } from '../../../tailwind.config'
import { Text } from '../../../src/design-system'
import { Code } from './Code'
import { Unstyled } from './Unstyled'
import { surfaceNames } from './tokens'

/** The raw colours with their names and values. */
export function Swatches() {
  return (
    <Unstyled>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(palette).map(([name, value]) => (
          <li key={name} data-surface="white" className="overflow-hidden rounded-medium border border-line">
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

/** The surfaces, each with samples of its text colours. */
export function Surfaces() {
  return (
    <Unstyled>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {surfaceNames.map((name) => (
          <li key={name} data-surface={name} className="rounded-medium border border-line p-4">
            <Text weight="bold">{name}</Text>
            <Text size="small">{surfaces[name].use}</Text>
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
