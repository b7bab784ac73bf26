import { StorybookLink } from './StorybookLink'
import { CodeText } from './CodeText'
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
                <li key={promise}>
                  <CodeText>{promise}</CodeText>
                </li>
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
