import type { ReactNode } from 'react'
import type {
  BaselineStatus,
  ComponentStatus,
  ReviewStatus,
  SettingName,
  SettingStory,
  SharedStory,
} from '../../evidence/componentStatus'
import { browserTests } from '../../evidence/browserTests'
import { reviewBrowser, reviewSystem, uncovered } from '../../evidence/reviews'
import { Badge } from '../../../src/design-system'
import {
  currentChecksText,
  hasColours,
  settingNames,
  settingText,
  storiesText,
  windowsText,
} from './checkText'
import { runText } from './runText'
import { contrastText as ratioText, ringContrast } from './tokens'
import { RoleContrasts } from './RoleContrasts'
import { CheckMark } from './CheckMark'
import { Code } from './Code'
import { CodeText } from './CodeText'
import { FactTable } from './FactTable'
import { SourceLink } from './SourceLink'
import { StorybookLink } from './StorybookLink'
import { Unstyled } from './Unstyled'

/** What shows that a component works, and what a developer found who operated it. */
export function Status({ status }: { status: ComponentStatus }) {
  const { name, hash, files, reviews, usedIn, source, focusRings: rings } = status
  const parts = files.filter((file) => file !== source)
  return (
    <>
      <Unstyled>
        <p data-measure="" className="text-small font-medium">
          {currentChecksText(status)}
        </p>
      </Unstyled>
      <FactTable
        caption={`Status of ${name}`}
        nameColumn="Evidence"
        columns={['Found', 'Result', 'Checked by']}
        rows={evidenceOf(status).map(({ evidence, found, run, by }) => ({
          name: evidence,
          facts: { Found: found ?? <CheckMark is="none" />, Result: run, 'Checked by': by },
        }))}
      />
      <Unstyled>
        <div data-measure="" className="flex flex-col gap-4 text-small">
          <p className="text-muted">
            A run of these commands records its result, the names of what failed, and a hash of what it
            tested: the component, its stories, texts and screenshots. The first date is the day on which this
            result was recorded for this hash. “Again on” is the last day on which all components were tested
            and this one had the same result. The browser is that of the later day. If anything that was
            tested has changed since, be it only a text or a story, the result says so and gives both hashes,
            shortened. They are in <Code>stories/evidence/testRuns.json</Code>, and aren’t the review hash
            below, which is that of the code alone.
          </p>
          <p className="text-muted">
            The contrasts are those of all roles in the code of the component, and of those that it renders,
            even of variants that it doesn’t use. A role is what a colour is for, and a ground the surface on
            which it lies; both are on the page Colour.
          </p>
          {rings.some(({ lies, ground }) => lies === 'within' && ground === undefined) && (
            <p className="text-muted">
              A ring within a control is a dark line without the bright edge of other rings, because it lies
              on the control’s own surface, or on the ground if that has none: its contrast is sufficient on
              light grounds ({ratioText(ringContrast('within', 'white'))} on white), too low on dark ones,
              where such a control must not be placed.
            </p>
          )}
          {settingNames.some((setting) => isOnlyRendered(status, setting)) && (
            <p className="text-muted">
              That nothing scrolls sideways is checked with the texts of the stories that have pictures, in
              windows of the widths named above. It says nothing of longer texts and other widths.
            </p>
          )}
          {status.settings['200 % text'].length > 0 && (
            <p className="text-muted">
              For text of 200 %, a story sets the font size of the root element to 200 %, which isn’t the same
              as browser zoom. It doesn’t look for texts that are cut off or overlap, unless its interactions
              say so.
            </p>
          )}
          {reviews.length === 0 && <p className="text-muted">No developer has reviewed it yet.</p>}
          {reviews.map((review) => (
            <Review key={review.date} name={name} review={review} />
          ))}
          <p className="wrap-anywhere text-muted">
            Source: <SourceLink file={source} />, review hash <Code>{hash}</Code>, imported by{' '}
            {filesText(usedIn.length)}.
          </p>
          {parts.length > 0 && (
            <details>
              <summary className="min-h-6 cursor-pointer text-accent">
                Its other source: {filesText(parts.length)}
              </summary>
              <ul className="mt-2 ps-4">
                {parts.map((file) => (
                  <li key={file} className="wrap-anywhere">
                    <SourceLink file={file} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          <p className="text-muted">
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
  /** Since when it has had which result. */
  readonly run: ReactNode
  /** The command or test that fails without it. */
  readonly by: ReactNode
}

function evidenceOf(status: ComponentStatus): readonly Evidence[] {
  const {
    baselines,
    keyboardRows,
    keyboardRowsOnDocsPage,
    screenReaderStates,
    colourRoles,
    focusRings,
    runs,
  } = status
  const ownRun = runText(runs.stories, 'all stories of the component passed')
  return [
    {
      evidence: 'Visual baseline',
      found: baselines.count > 0 ? <Baselines baselines={baselines} /> : undefined,
      run:
        baselines.count > 0 ? (
          runText(runs.pictures, 'the same as the committed pictures', 'runs')
        ) : (
          <CheckMark is="none" />
        ),
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
      evidence: 'What screen readers are told',
      found: screenReaderStates.length > 0 ? screenReaderStates.join('; ') : undefined,
      run: runText(runs.accessibilityTree, 'the same as this text'),
      by: <Code>npm run test:stories</Code>,
    },
    {
      evidence: 'Contrast',
      found: hasColours(status) ? (
        <RoleContrasts roles={colourRoles} rings={focusRings} />
      ) : (
        'No colour of its own'
      ),
      run: hasColours(status) ? contrastText(status) : <CheckMark is="none" />,
      by: hasColours(status) ? <Code>npm run test:unit</Code> : <CheckMark is="none" />,
    },
    ...settingNames.map((setting) => settingEvidence(status, setting)),
    ...(status.namesJourneys
      ? [
          {
            evidence: 'On the built site',
            found: 'The journeys that its promises name, among others',
            run: runText(runs.journeys, 'all journeys passed', 'journeys'),
            by: <Code>npm run test:e2e</Code>,
          },
        ]
      : []),
    engineEvidence(status),
  ]
}

/** What other engines than Chromium have shown. */
function engineEvidence({ name, runs }: ComponentStatus): Evidence {
  const evidence = 'In Firefox and WebKitGTK'
  const test = browserTests[name]
  if (!test) {
    const none = <CheckMark is="none" />
    return { evidence, found: 'No test is written for it', run: none, by: none }
  }
  return {
    evidence,
    found: (
      <>
        Tests on the site’s pages, in <Code>{test.file}</Code>. {test.text} Not in Safari, on Windows or on
        macOS.
      </>
    ),
    run: runText(runs.engines, 'all tests of this file passed', 'tests'),
    by: <Code>npm run test:browsers:all</Code>,
  }
}

/** The stories with a setting of a visitor; without one, whether its pictures were taken with it. */
function settingEvidence(status: ComponentStatus, setting: SettingName): Evidence {
  const { baselines, runs, settings, sharedForcedColours } = status
  const own = settings[setting]
  const shared = setting === 'forced colours' ? sharedForcedColours : []
  const evidence = `In ${settingText(setting)}`
  if (own.length + shared.length > 0) {
    return {
      evidence,
      found: <StoryLinks stories={own} shared={shared} isResized={setting === '200 % text'} />,
      run: [own.length > 0 && runText(runs.stories), shared.length > 0 && runText(runs.forcedColours)]
        .filter(Boolean)
        .join('; '),
      by: <Code>npm run test:stories</Code>,
    }
  }
  if (!isOnlyRendered(status, setting)) {
    return { evidence, found: 'Not tested', run: <CheckMark is="none" />, by: <CheckMark is="none" /> }
  }
  return {
    evidence,
    found: `No story. ${picturesText(baselines)}, only to see that nothing scrolls sideways`,
    run: runText(runs.pictures, 'nothing scrolls sideways at these widths', 'runs'),
    by: <Code>npm run test:visual</Code>,
  }
}

/** Whether all that is known of a setting is that its stories with pictures don't scroll sideways. */
function isOnlyRendered({ baselines, settings, sharedForcedColours }: ComponentStatus, setting: SettingName) {
  const shared = setting === 'forced colours' ? sharedForcedColours : []
  return settings[setting].length + shared.length === 0 && baselines.count > 0
}

function picturesText({ count, windows }: BaselineStatus) {
  const stories =
    count === 1 ? 'The story with a picture is rendered' : `The ${count} stories with pictures are rendered`
  return `${stories} with this setting, too, ${windowsText(windows)}`
}

interface StoryLinksProps {
  stories: readonly SettingStory[]
  /** Stories of several components. */
  shared: readonly SharedStory[]
  /** Whether they have larger text, so that it matters if nothing is expected of the page's width. */
  isResized: boolean
}

function StoryLinks({ stories, shared, isResized }: StoryLinksProps) {
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          <StorybookLink to={story.id}>{story.name}</StorybookLink>, {settingWindowText(story, isResized)}
        </li>
      ))}
      {shared.map(({ id, name, checks }) => (
        <li key={id}>
          <StorybookLink to={id}>{`Tests, Forced Colours: ${name}`}</StorybookLink>: {checks.join('; ')}
        </li>
      ))}
    </ul>
  )
}

/** How wide the window of a story is, and whether its page may scroll sideways, if that is checked or matters. */
function settingWindowText(
  { width, resizesWindow, expectsNoOverflow }: SettingStory,
  isResized: boolean,
): string {
  const size = resizesWindow
    ? `in a window of ${width} px at first, then of the sizes that its test sets`
    : `in a window of ${width} px`
  if (!expectsNoOverflow) return isResized ? `${size}: whether the page scrolls sideways isn’t checked` : size
  return `${size}: the page doesn’t scroll sideways${resizesWindow ? ' where the test checks it' : ''}`
}

/** What shows that the contrasts are sufficient. A ring within a control depends on the ground that its page chooses. */
function contrastText({ focusRings, runs }: ComponentStatus) {
  const exception = focusRings.some(({ lies, ground }) => lies === 'within' && ground === undefined)
    ? ', other than that of the ring within a control'
    : ''
  return `${runText(runs.contrast, 'all contrasts sufficient', 'contrasts')}${exception}`
}

/** How many stories have a picture, and the names of the others. */
function Baselines({ baselines: { count, windows, without } }: Pick<ComponentStatus, 'baselines'>) {
  const share = `${count} of ${storiesText(count + without.length)}, ${windowsText(windows)}`
  if (without.length === 0) return share
  return (
    <>
      {share}
      <details>
        <summary className="min-h-6 cursor-pointer text-accent">{without.length} without</summary>
        {without.join(', ')}
      </details>
    </>
  )
}

function Review({ name, review }: { name: string; review: ReviewStatus }) {
  const { date, tried, issues, source, isStale } = review
  return (
    <section
      aria-label={`${name}, operated and read by a developer on ${date}`}
      className="flex flex-col gap-2"
    >
      <p className="font-bold">
        Operated and read by a developer on {date}, in {reviewBrowser}
      </p>
      <p>
        Scripted key and pointer events operated it on {reviewSystem}; a developer of this design system read
        what happened on the page and in the accessibility tree. Not covered: {uncovered}. No screen reader
        was used, and no one who uses one has tried it.
      </p>
      {isStale && (
        <div className="flex flex-wrap items-center gap-2">
          <Badge>Stale</Badge>
          <p>
            The source had the hash <Code>{source}</Code> then, and has changed since.
          </p>
        </div>
      )}
      <ul className="list-disc ps-4">
        {tried.map((sentence) => (
          <li key={sentence}>
            <CodeText>{sentence}</CodeText>
          </li>
        ))}
      </ul>
      <p>{issues.length > 0 ? 'The issues found are at the top of this page.' : 'No issues found.'}</p>
    </section>
  )
}

function keyboardText({ keyboardRows, keyboardRowsOnDocsPage }: ComponentStatus) {
  if (keyboardRows === 0) return 'Not interactive'
  const others = keyboardRowsOnDocsPage > 0 ? `; ${keyboardRowsOnDocsPage} of them tested on this page` : ''
  return `${keyboardRows} rows${others}`
}

function filesText(count: number) {
  return count === 1 ? '1 file' : `${count} files`
}
