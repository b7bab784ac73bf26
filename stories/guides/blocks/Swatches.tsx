import { grounds, palette } from '../../../tailwind.config'
import { Text } from '../../../src/design-system'
import { Code } from './Code'
import { Plain } from './Plain'
import { groundNames } from './tokens'

/** The raw colours: how each looks, its name and its value. */
export function Swatches() {
  return (
    <Plain>
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
    </Plain>
  )
}

/** The grounds, each with samples of its inks. */
export function Grounds() {
  return (
    <Plain>
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
    </Plain>
  )
}
