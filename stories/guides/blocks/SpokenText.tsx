import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { screenReaderStates } from '../../support/screenReaderStates'
import { parseStates } from '../../support/spokenText'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

const files = import.meta.glob<string>('../../evidence/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface SpokenTextProps {
  /** The name of the component. */
  name: string
  /** Whether it has stories under reduced motion. */
  movesByItself: boolean
}

/** The accessibility tree of a component, in each of its states. */
export function SpokenText({ name, movesByItself }: SpokenTextProps) {
  const states = parseStates(files[`../../evidence/${name}.txt`] ?? '')
  const stories = screenReaderStates(name)
  return (
    <Unstyled>
      <div className="flex flex-col gap-4">
        <p data-measure="" className="text-small text-muted">
          This is Chromium’s accessibility tree in words of our own, not what NVDA, JAWS, VoiceOver or
          TalkBack say: no screen reader program has been used. Where this page says that something is
          announced or read out, it means this tree and its live regions. What is spoken, when and in which
          order, wasn’t tried.
        </p>
        <p data-measure="" className="text-small text-muted">
          Each line is an element: its role, name, value, states and description, in reading order and
          indented below the one that contains it; a line without a role is text.
          {legendOf(states.map(({ spoken }) => spoken).join('\n'))} A test renders {statesText(states.length)}{' '}
          without running its interactions; it then clicks, presses or types what a title names, and compares
          the tree with this text. The focus is named only in states that keys have reached. Other stories
          have no such text.
          {states.some(({ title }) => title.includes(', after a click')) &&
            ' The click comes from the script of the test and, unlike most clicks, doesn’t move the focus to what is clicked; what opens may take it.'}
          {movesByItself &&
            ' The test asks for reduced motion, unless a title says otherwise, so that nothing moves by itself; controls that are hidden then, such as a Pause button, aren’t in the text.'}
        </p>
        {states.map(({ title, spoken }, at) => (
          <section key={title} aria-label={`${name}: ${title}`} className="flex flex-col gap-2">
            <p className="text-small font-bold">
              <StorybookLink to={toId(`Components/${name}`, storyNameFromExport(stories[at]?.story ?? ''))}>
                {title}
              </StorybookLink>
            </p>
            <pre
              data-ground="white"
              className="rounded-medium border border-line p-4 font-mono text-caption wrap-anywhere whitespace-pre-wrap"
            >
              {spoken}
            </pre>
          </section>
        ))}
      </div>
    </Unstyled>
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
