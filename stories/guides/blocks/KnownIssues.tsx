import { statuses } from 'virtual:component-status'
import { failedChecksText, untestedText } from './checkText'
import { CodeText } from './CodeText'
import { issuesText } from './reviewText'
import { PartHeading } from './PartHeading'
import { Unstyled } from './Unstyled'

/** What is known to be wrong with a component, and what wasn't tested. */
export function KnownIssues({ name }: { name: string }) {
  const status = statuses[name]
  if (!status) return null
  const [review] = status.reviews
  const failed = failedChecksText(status)
  return (
    <>
      <PartHeading>Known issues</PartHeading>
      <Unstyled>
        <div data-measure="" className="flex flex-col gap-3 text-small">
          <p className="font-medium">
            {review
              ? `${issuesText(review)}.`
              : 'None is known: no developer has reviewed it yet, and tests find only what they look for.'}
          </p>
          {review && review.issues.length > 0 && (
            <ul className="list-disc ps-4">
              {review.issues.map((issue) => (
                <li key={issue}>
                  <CodeText>{issue}</CodeText>
                </li>
              ))}
            </ul>
          )}
          {failed && <p className="font-medium">{failed}</p>}
          <p className="text-muted">{untestedText(status)} The details are under Status.</p>
        </div>
      </Unstyled>
    </>
  )
}
