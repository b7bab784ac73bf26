import { Icon, iconNames, Text } from '../../../src/design-system'
import { Unstyled } from './Unstyled'

/** All icons with their names. */
export function IconGallery() {
  return (
    <Unstyled>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {iconNames.toSorted().map((name) => (
          <li
            key={name}
            data-surface="white"
            className="flex flex-col gap-3 rounded-medium border border-line p-4"
          >
            <span className="text-heading">
              <Icon name={name} />
            </span>
            <Text as="span" size="caption" tone="muted">
              {name}
            </Text>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
