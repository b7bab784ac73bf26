import { use } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { screenReaderStates } from '../../support/screenReaderStates'
import { parseStates } from '../../support/spokenText'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

const files = import.meta.glob<string>('../../evidence/*.txt', {
  query: '?raw',
  import: 'default',
})
const texts = new Map<string, Promise<string>>()

/** The committed text of a component; the same promise each time, as React expects it. */
function committedText(name: string) {
  const text = texts.get(name) ?? files[`../../evidence/${name}.txt`]?.() ?? Promise.resolve('')
  texts.set(name, text)
  return text
}

interface SpokenTextProps {
  /** The name of the component. */
  name: string
  /** Whether it has stories under reduced motion. */
  movesByItself: boolean
}

/** The accessibility tree of a component, in each of its states. */
export function SpokenText({ name, movesByItself }: SpokenTextProps) {
  const states = parseStates(use(committedText(name)))
  const stories = screenReaderStates(name)
  return (
    <Unstyled>
      <div className="flex flex-col gap-4">
        <p data-measure="" className="text-small text-muted">
          Each state has three texts, which a test compares with the component: Chromium’s accessibility tree
          in words of our own, the snapshot that Playwright computes from the document, and what a virtual
          screen reader (Guidepup’s) speaks. None of them is what NVDA, JAWS, VoiceOver or TalkBack say: no
          such program has been used. Where this page says that something is announced or read out, it means
          these texts and the live regions in them.
        </p>
        <p data-measure="" className="text-small text-muted">
          In the tree, each line is an element: its role, name, value, states and description, in reading
          order and indented below the one that contains it; a line without a role is text.
          {legendOf(states.map(({ tree }) => tree).join('\n'))} A test renders {statesText(states.length)}{' '}
          without running its interactions; it then clicks, presses or types what a title names. The focus is
          named only in states that keys have reached. Other stories have no such texts.
          {states.some(({ title }) => title.includes(', after a click')) &&
            ' The click comes from the script of the test and, unlike most clicks, doesn’t move the focus to what is clicked; what opens may take it.'}
          {movesByItself &&
            ' The test asks for reduced motion, unless a title says otherwise, so that nothing moves by itself; controls that are hidden then, such as a Pause button, aren’t in the texts.'}
        </p>
        <p data-measure="" className="text-small text-muted">
          The tree and the snapshot must agree on the elements, their names, levels and states; the test
          leaves out what only one of them has, such as the names of rows and the texts of labels. The virtual
          screen reader reads a state from start to end; after keys or a click, it speaks only what the focus
          reaches and what a live region announces meanwhile, and at the end the element with the focus, if
          that has changed. It says nothing about what only becomes visible, and has no role for a disclosure
          button.
        </p>
        {states.map(({ title, tree, snapshot, spoken }, at) => (
          <section key={title} aria-label={`${name}: ${title}`} className="flex flex-col gap-2">
            <p className="text-small font-bold">
              <StorybookLink to={toId(`Components/${name}`, storyNameFromExport(stories[at]?.story ?? ''))}>
                {title}
              </StorybookLink>
            </p>
            <Listing text={tree} />
            <OtherText summary="What a virtual screen reader speaks" text={spoken} />
            <OtherText summary="Playwright’s snapshot" text={snapshot} />
          </section>
        ))}
      </div>
    </Unstyled>
  )
}

/** A text that is shown on demand. */
function OtherText({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="text-small">
      <summary className="cursor-pointer">{summary}</summary>
      <Listing text={text} />
    </details>
  )
}

function Listing({ text }: { text: string }) {
  return (
    <pre
      data-ground="white"
      className="rounded-medium border border-line p-4 font-mono text-caption wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </pre>
  )
}

/** What the words of these texts mean that don't explain themselves. */
function legendOf(spoken: string) {
  return [
    / \((?:region|group)\), “/.test(spoken) &&
      ' The role of the browser follows in brackets where the component has its own word for it.',
    /, number -?\d/.test(spoken) &&
      ' The text of a number field is its value; “number” is the number that Chromium passes on beside it, 0 for an empty or unreadable text and never below the minimum, and is given only where it differs from the text.',
    /list item, \d+ of \d+/.test(spoken) && ' The positions of list items are read from their attributes.',
    /minimum/.test(spoken) && ' The minimum is read from its attribute.',
  ]
    .filter(Boolean)
    .join('')
}

/** What a test renders. */
function statesText(count: number) {
  return count === 1 ? 'the story below' : `the story of each of the ${count} states below`
}
