import { BookLink } from './BookLink'
import { Code } from './Code'
import { components } from './components'
import { FactTable } from './FactTable'

/** What each component promises, beside the stories whose interactions prove it. */
export function Promises() {
  return (
    <FactTable
      caption="What each component promises, and the stories that prove it"
      nameColumn="Component"
      columns={['What it promises', 'Proved by']}
      rows={components.map(({ name, docsId, promises, stories }) => ({
        name,
        title: <BookLink to={docsId}>{name}</BookLink>,
        facts: {
          'What it promises': (
            <ul className="max-w-measure list-disc ps-4">
              {promises.map((promise) => (
                <li key={promise}>{withCode(promise)}</li>
              ))}
            </ul>
          ),
          'Proved by': (
            <ul>
              {stories
                .filter(({ hasPlay }) => hasPlay)
                .map((story) => (
                  <li key={story.id}>
                    <BookLink to={story.id}>{story.name}</BookLink>
                  </li>
                ))}
            </ul>
          ),
        },
      }))}
    />
  )
}

/** A comment's text, with what stands between backticks set as code. */
function withCode(text: string) {
  return text.split(/(`[^`]+`)/).map((part) => {
    return part.startsWith('`') ? <Code key={part}>{part.slice(1, -1)}</Code> : part
  })
}
