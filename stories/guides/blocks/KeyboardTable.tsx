import { Fragment } from 'react'
import { keyName, type DocumentedPlace, type Key } from '../../support/keyboardTable'
import { FactTable } from './FactTable'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

interface KeyboardTableProps {
  /** The name of the component. */
  name: string
  /** The places of all its keyboard tables, in order. */
  places: readonly DocumentedPlace[]
  /** The id of the story that presses the keys. */
  storyId: string
}

/** The keyboard table of a component: which keys work where, and what each does. */
export function KeyboardTable({ name, places, storyId }: KeyboardTableProps) {
  return (
    <>
      <FactTable
        caption={`Keys of ${name}`}
        nameColumn="Key"
        columns={['Where', 'What happens']}
        rows={places.flatMap(({ where, rows }) =>
          rows.map(({ keys, does }) => ({
            name: `${where}: ${keys.join(', ')}`,
            title: <Keys keys={keys} />,
            facts: { Where: where, 'What happens': does },
          })),
        )}
      />
      <Unstyled>
        <p className="text-small text-muted">
          A test presses each key of each row: the story{' '}
          <StorybookLink to={storyId}>Keyboard Alone</StorybookLink>. It fails if a key does something else
          than its row says, and if another of the keys that it tries does anything at a place of the table.
          In a page or a form, the browser itself may add something: it scrolls, or submits the form.
        </p>
      </Unstyled>
    </>
  )
}

function Keys({ keys }: { keys: readonly Key[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {keys.map((key) => (
        <Fragment key={key}>
          {/* Separates the keys for screen readers and when they are copied. */}
          {key !== keys[0] && <span className="sr-only">, </span>}
          <kbd className="rounded-small border border-line-strong px-1.5 font-sans text-caption whitespace-nowrap">
            {keyName(key)}
          </kbd>
        </Fragment>
      ))}
    </span>
  )
}
