import type { ReactNode } from 'react'
import type { ComponentStatus, ReviewStatus, StatusStory } from '../../evidence/componentStatus'
import { browserTests } from '../../evidence/browserTests'
import { reviewBrowser, reviewer, reviewSystem, untried } from '../../evidence/reviews'
import { Badge } from '../../../src/design-system'
import { issuesText } from './reviewText'
import { runText } from './runText'
import { RoleContrasts } from './RoleContrasts'
import { CheckMark } from './CheckMark'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

/** What shows that a component works, and what was found when it was tried by hand. */
export function Status({ status }: { status: ComponentStatus }) {
  const { name, hash, files, reviews, usedIn, source } = status
  return (
    <>
      <FactTable
        caption={`Status of ${name}`}
        nameColumn="Evidence"
        columns={['Found', 'Last recorded run', 'Checked by']}
        rows={evidenceOf(status).map(({ evidence, found, run, by }) => ({
          name: evidence,
          facts: { Found: found ?? <CheckMark is="none" />, 'Last recorded run': run, 'Checked by': by },
        }))}
      />
      <Unstyled>
        <div className="flex flex-col gap-4 text-small">
          <p className="max-w-measure text-muted">
            A run of <Code>npm run test:stories</Code>, <Code>npm run test:docs</Code> or{' '}
            <Code>npm run test:visual</Code> records the result with its date and a hash of the component, its
            stories, texts and screenshots (not the review hash below) in{' '}
            <Code>stories/evidence/testRuns.json</Code>; “before the last change” appears here as soon as that
            hash differs. The date is that of the first run, in Chromium, with this result.
          </p>
          <p className="max-w-measure text-muted">
            {browserTests[name] ?? 'No test operates it in Firefox or WebKit by itself.'} Such runs aren’t
            recorded.
          </p>
          {reviews.length === 0 && <p className="text-muted">It hasn’t been tried by hand yet.</p>}
          {reviews.map((review) => (
            <Review key={review.date} name={name} review={review} />
          ))}
          <p className="wrap-anywhere text-muted">
            Source: <Code>{source}</Code>
            {files.length > 1 && ` and ${partsText(files.length - 1)} of internal`}, review hash{' '}
            <Code>{hash}</Code>, imported by {filesText(usedIn.length)}.
          </p>
          <p className="max-w-measure text-muted">
            The review hash is the beginning of the SHA-256 of that code, without comments and types. A review
            records the hash of the code that was tried; if the code has a different one now, the review says
            that the source has changed since.
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
  /** What was found when it was last checked. */
  readonly run: ReactNode
  /** The command or test that fails without it. */
  readonly by: ReactNode
}

function evidenceOf(status: ComponentStatus): readonly Evidence[] {
  const {
    name,
    baselines,
    keyboardRows,
    keyboardRowsOnDocsPage,
    screenReaderStates,
    colourRoles,
    settings,
    runs,
  } = status
  const ownRun = runText(runs.stories)
  const isOwn = ({ id }: StatusStory) => id.startsWith(`components-${name.toLowerCase()}--`)
  return [
    {
      evidence: 'Visual baseline',
      found: baselineText(baselines),
      run:
        baselines.count > 0 ? runText(runs.pictures, 'Like these pictures', 'runs') : <CheckMark is="none" />,
      by: <Code>npm run test:visual</Code>,
    },
    {
      evidence: 'Keyboard table',
      found: keyboardText(status),
      run:
        keyboardRows === 0 ? (
          <CheckMark is="none" />
        ) : (
          [
            ownRun,
            keyboardRowsOnDocsPage > 0 &&
              `on this page: ${runText(runs.docsPage, 'all tests passed', 'tests')}`,
          ]
            .filter(Boolean)
            .join('; ')
        ),
      by: (
        <>
          <Code>npm run test:stories</Code>
          {keyboardRowsOnDocsPage > 0 && (
            <>
              , <Code>npm run test:docs</Code>
            </>
          )}
        </>
      ),
    },
    {
      evidence: 'What Chromium tells screen readers',
      found: screenReaderStates.length > 0 ? screenReaderStates.join('; ') : undefined,
      run: runText(runs.accessibilityTree, 'The same as this text'),
      by: <Code>npm run test:stories</Code>,
    },
    {
      evidence: 'Contrast',
      found: colourRoles.length > 0 ? <RoleContrasts roles={colourRoles} /> : 'No colour of its own',
      run:
        colourRoles.length > 0 ? (
          `Computed from the tokens when this page was opened, on ${today()}`
        ) : (
          <CheckMark is="none" />
        ),
      by: <Code>contrast.test.ts</Code>,
    },
    ...Object.entries(settings).map(([setting, stories]) => ({
      evidence: `In ${setting === '200 % text' ? 'text of 200 %' : setting}`,
      found: stories.length > 0 ? <StoryLinks stories={stories} /> : 'Not tested by a story of its own',
      run:
        stories.length === 0 ? (
          <CheckMark is="none" />
        ) : (
          [stories.some(isOwn) && ownRun, !stories.every(isOwn) && runText(runs.forcedColours)]
            .filter(Boolean)
            .join('; ')
        ),
      by: stories.length > 0 ? <Code>npm run test:stories</Code> : <CheckMark is="none" />,
    })),
  ]
}

function StoryLinks({ stories }: { stories: readonly StatusStory[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StorybookLink to={id}>
            {id.startsWith('tests-') ? `Tests, Forced Colours: ${name}` : name}
          </StorybookLink>
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
      <p className="max-w-measure">
        By {reviewer}, on {reviewSystem}. Not tried by hand: {untried}.
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

function keyboardText({ keyboardRows, keyboardRowsOnDocsPage }: ComponentStatus) {
  if (keyboardRows === 0) return 'Not interactive'
  const others = keyboardRowsOnDocsPage > 0 ? `; ${keyboardRowsOnDocsPage} of them tested on this page` : ''
  return `${keyboardRows} rows${others}`
}

/** The date of today, such as `2026-01-31`. */
function today() {
  return new Date().toISOString().slice(0, 10)
}

function baselineText({ count, without }: ComponentStatus['baselines']) {
  if (count === 0) return undefined
  const share = `${count} of ${storiesText(count + without.length)}`
  return without.length > 0 ? `${share}; ${without.length} without: ${without.join(', ')}` : share
}

function storiesText(count: number) {
  return count === 1 ? '1 story' : `${count} stories`
}

function partsText(count: number) {
  return count === 1 ? 'a file' : `${count} files`
}

function filesText(count: number) {
  return count === 1 ? '1 file' : `${count} files`
}
