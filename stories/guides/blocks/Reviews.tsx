import { statuses } from 'virtual:component-status'
import { CodeText } from './CodeText'
import { FactTable } from './FactTable'
import { issuesText, reviewText } from './reviewText'
import { StorybookLink } from './StorybookLink'
import { components } from './components'

/** The newest review of each component that has one, with its known issues. */
export function Reviews() {
  const rows = components.flatMap(({ name, docsId }) => {
    const [review] = statuses[name]?.reviews ?? []
    return review ? [{ name, docsId, review }] : []
  })
  return (
    <FactTable
      caption="Components operated and read by a developer"
      nameColumn="Component"
      columns={['Date', 'Issues found']}
      rows={rows.map(({ name, docsId, review }) => ({
        name,
        title: <StorybookLink to={docsId}>{name}</StorybookLink>,
        facts: {
          Date: reviewText(review),
          'Issues found':
            review.issues.length > 0 ? <CodeText>{review.issues.join(' ')}</CodeText> : issuesText(review),
        },
      }))}
    />
  )
}
