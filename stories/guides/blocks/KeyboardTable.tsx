import { Fragment } from 'react'
import { candidates, keyName, type DocumentedPlace, type Key } from '../../support/keyboardTable'
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
  const rows = places.flatMap((place) => place.rows.map((row) => ({ ...row, where: place.where })))
  const others = rows.filter(({ unobservable }) => unobservable !== undefined)
  return (
    <>
      <FactTable
        caption={`Keys of ${name}`}
        nameColumn="Key"
        columns={['Where', 'What happens']}
        rows={rows.map(({ where, keys, does }) => ({
          name: `${where}: ${keys.join(', ')}`,
          title: <Keys keys={keys} />,
          facts: { Where: where, 'What happens': does },
        }))}
      />
      <Unstyled>
        <p data-measure="" className="text-small text-muted">
          A test, the story <StorybookLink to={storyId}>Keyboard Alone</StorybookLink>, presses every key of{' '}
          {pressedText(rows.length, others.length)}, as real key events in Chromium. It fails unless each key
          does what its row says, and if another key does anything at a place of the table; the keys that it
          tries there are {singleKeys.map(keyName).join(', ')}, letters as if to choose from a list, and
          characters as if to type a text{exceptionText(places)}. Where there is no row for Tab, that key is
          the browser’s: the test fails if the component cancels it. Shift + Tab and other keys with Ctrl, Alt
          or Shift are pressed only where a row names them. Unless a row names it, the table leaves out what
          the browser does in every page or form, such as scrolling or submitting the form.
          {rows.some(({ where }) => where.endsWith('right-to-left page')) &&
            ' For a row in a right-to-left page, the test sets dir="rtl" on the whole document before it presses the key, and takes it away afterwards.'}
          {rows.some(({ where }) => where.endsWith('under reduced motion')) &&
            ' For a row under reduced motion, the browser emulates that preference.'}
        </p>
        {others.map(({ where, keys, unobservable }) => (
          <p key={`${where}: ${keys.join(', ')}`} data-measure="" className="mt-2 text-small text-muted">
            Not pressed by it: {keys.map(keyName).join(', ')} ({where}). {unobservable}
          </p>
        ))}
      </Unstyled>
    </>
  )
}

/** At which places keys without a row aren't tried. */
function exceptionText(places: readonly DocumentedPlace[]) {
  const skipped = places.filter(({ skipsOthers }) => skipsOthers).map(({ where }) => `“${where}”`)
  const handled = ', apart from keys that have their row at another place, such as “Anywhere in it”'
  return skipped.length > 0 ? `${handled}; it tries none at ${skipped.join(', ')}` : handled
}

/** The candidates that are one key each. */
const singleKeys = candidates.filter((key) => key !== 'Letters' && key !== 'Characters')

/** How many of the rows a test presses. */
function pressedText(count: number, others: number) {
  if (others > 0) return `${count - others} of these ${count} rows`
  return count === 1 ? 'this row' : `these ${count} rows`
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
