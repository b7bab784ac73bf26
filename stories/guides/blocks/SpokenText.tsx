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

/** What a screen reader says about a component, in each of its states. */
export function SpokenText({ name }: { name: string }) {
  const states = parseStates(files[`../../evidence/${name}.txt`] ?? '')
  const stories = screenReaderStates(name)
  return (
    <Unstyled>
      <div className="flex flex-col gap-4">
        <p className="text-small text-muted">
          What Chromium’s accessibility tree tells screen readers: role, name, value, states and description
          of each element, in reading order and indented below the one that contains it. A test renders each
          story before its interactions, under reduced motion, and compares. Nothing moves by itself then, so
          there are no Pause buttons in these texts. No screen reader program has been used; each has words of
          its own for the same facts.
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
