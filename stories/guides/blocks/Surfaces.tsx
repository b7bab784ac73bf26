import { surfaces } from '../../../tailwind.config'
import { Text } from '../../../src/design-system'
import { Unstyled } from './Unstyled'
import { surfaceNames } from './tokens'

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
