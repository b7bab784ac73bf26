import { keyName, type DocumentedPlace } from '../../support/keyboardTable'
import { FactTable } from './FactTable'

/** The keyboard table of a component: which keys work where, and what each does. */
export function KeyboardTable({ places }: { places: readonly DocumentedPlace[] }) {
  return (
    <FactTable
      caption="Keys"
      columns={['Key', 'Where', 'What happens']}
      rows={places.flatMap(({ where, rows }) =>
        rows.map(({ keys, does }) => [
          keys.map((key) => (
            <kbd
              key={key}
              className="me-1 inline-block rounded-small border border-line-strong px-1.5 font-sans text-caption"
            >
              {keyName(key)}
            </kbd>
          )),
          where,
          does,
        ]),
      )}
    />
  )
}
