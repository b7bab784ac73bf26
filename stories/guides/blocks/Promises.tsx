import { StorybookLink } from './StorybookLink'
import { Code } from './Code'
import { components } from './components'
import { FactTable } from './FactTable'

/** The promises of each component, with the stories that test them. */
export function Promises() {
  return (
    <FactTable
      caption="The promises of each component, and the stories that test them"
      nameColumn="Component"
      columns={['Promises', 'Tested by']}
      rows={components.map(({ name, docsId, promises, stories }) => ({
        name,
        title: <StorybookLink to={docsId}>{name}</StorybookLink>,
        facts: {
          Promises: (
            <ul className="max-w-measure list-disc ps-4">
              {promises.map((promise) => (
                <li key={promise}>{withCode(promise)}</li>
              ))}
            </ul>
          ),
          'Tested by': (
            <ul>
              {stories
                .filter(({ hasPlay }) => hasPlay)
                .map((story) => (
                  <li key={story.id}>
                    <StorybookLink to={story.id}>{story.name}</StorybookLink>
                  </li>
                ))}
            </ul>
          ),
        },
      }))}
    />
  )
}

/** Renders the parts of a text between backticks as code. */
function withCode(text: string) {
  return text.split(/(`[^`]+`)/).map((part) => {
    return part.startsWith('`') ? <Code key={part}>{part.slice(1, -1)}</Code> : part
  })
}
