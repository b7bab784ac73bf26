import type { ReactNode } from 'react'
import type { ComponentStatus, ReviewStatus, StatusStory } from '../../evidence/componentStatus'
import { reviewBrowser } from '../../evidence/reviews'
import { Badge } from '../../../src/design-system'
import { issuesText } from './reviewText'
import { CheckMark } from './CheckMark'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

/** What shows that a component works, and what was found when it was tried by hand. */
export function Status({ status }: { status: ComponentStatus }) {
  const { name, hash, reviews, usedIn, source } = status
  return (
    <>
      <FactTable
        caption={`Status of ${name}`}
        nameColumn="Evidence"
        columns={['Found', 'Checked by']}
        rows={evidenceOf(status).map(({ evidence, found, by }) => ({
          name: evidence,
          facts: { Found: found ?? <CheckMark is="none" />, 'Checked by': by },
        }))}
      />
      <Unstyled>
        <div className="flex flex-col gap-4 text-small">
          {reviews.length === 0 && <p className="text-muted">It hasn’t been tried by hand yet.</p>}
          {reviews.map((review) => (
            <Review key={review.date} name={name} review={review} />
          ))}
          <p className="wrap-anywhere text-muted">
            Source: <Code>{source}</Code>, hash <Code>{hash}</Code>, imported by {filesText(usedIn.length)}.
          </p>
          {usedIn.length > 0 && (
            <details>
              <summary className="min-h-6 cursor-pointer text-accent">Where it is used</summary>
              <ul className="mt-2 ps-4">
                {usedIn.map((file) => (
                  <li key={file} className="wrap-anywhere">
                    <Code>{file}</Code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </Unstyled>
    </>
  )
}

interface Evidence {
  readonly evidence: string
  /** Undefined if there is none. */
  readonly found: ReactNode
  /** The command or test that fails without it. */
  readonly by: ReactNode
}

function evidenceOf(status: ComponentStatus): readonly Evidence[] {
  const { baselines, keyboardRows, screenReaderStates, colourRoles, settings } = status
  return [
    {
      evidence: 'Visual baseline',
      found: baselineText(baselines),
      by: <Code>npm run test:visual</Code>,
    },
    {
      evidence: 'Keyboard table',
      found: keyboardRows > 0 ? `${keyboardRows} rows` : 'Not interactive',
      by: <Code>npm run test:stories</Code>,
    },
    {
      evidence: 'What a screen reader says',
      found: screenReaderStates.length > 0 ? screenReaderStates.join('; ') : undefined,
      by: <Code>npm run test:stories</Code>,
    },
    {
      evidence: 'Contrast',
      found: colourRoles.length > 0 ? `Each pair of ${colourRoles.join(', ')}` : 'No colour of its own',
      by: <Code>contrast.test.ts</Code>,
    },
    ...Object.entries(settings).map(([setting, stories]) => ({
      evidence: `In ${setting === '200 % text' ? 'text of 200 %' : setting}`,
      found: stories.length > 0 ? <StoryLinks stories={stories} /> : 'Not tested by a story of its own',
      by: stories.length > 0 ? <Code>npm run test:stories</Code> : <CheckMark is="none" />,
    })),
  ]
}

function StoryLinks({ stories }: { stories: readonly StatusStory[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StorybookLink to={id}>{name}</StorybookLink>
        </li>
      ))}
    </ul>
  )
}

function Review({ name, review }: { name: string; review: ReviewStatus }) {
  const { date, tried, issues, source, isStale } = review
  return (
    <section aria-label={`${name}, tried by hand on ${date}`} className="flex flex-col gap-2">
      <p className="font-bold">
        Tried by hand on {date} in {reviewBrowser}
      </p>
      {isStale && (
        <div className="flex flex-wrap items-center gap-2">
          <Badge>Stale</Badge>
          <p>
            The source had the hash <Code>{source}</Code> then, and has changed since.
          </p>
        </div>
      )}
      <ul className="max-w-measure list-disc ps-4">
        {tried.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="font-medium">{issuesText(review)}</p>
      {issues.length > 0 && (
        <ul className="max-w-measure list-disc ps-4">
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function baselineText({ count, without }: ComponentStatus['baselines']) {
  if (count === 0) return undefined
  const share = `${count} of ${storiesText(count + without.length)}`
  return without.length > 0 ? `${share}; ${without.length} without: ${without.join(', ')}` : share
}

function storiesText(count: number) {
  return count === 1 ? '1 story' : `${count} stories`
}

function filesText(count: number) {
  return count === 1 ? '1 file' : `${count} files`
}
