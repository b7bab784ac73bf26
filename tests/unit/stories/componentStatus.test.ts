import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserTests } from '../../../stories/evidence/browserTests'
import {
  componentStatus,
  componentsInJourneys,
  coveredBy,
  statusOf,
  testedFiles,
  testedHashes,
  type StatusSources,
} from '../../../stories/evidence/componentStatus'
import { checks, noRuns, type ComponentRuns, type TestRuns } from '../../../stories/evidence/testRuns'
import {
  currentChecksText,
  failedChecksText,
  untestedText,
  widthsText,
  windowsText,
} from '../../../stories/guides/blocks/checkText'
import { issuesText } from '../../../stories/guides/blocks/reviewText'
import { runText } from '../../../stories/guides/blocks/runText'
import { readStories, type StorySource } from '../../../stories/evidence/storyFiles'

const story = (name: string, facts: Partial<StorySource> = {}): StorySource => ({
  id: `components-note--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  tags: ['test', 'visual'],
  settings: [],
  keyboard: [],
  width: 1200,
  screenshotWidth: 800,
  play: '',
  ...facts,
})

const nothing: StatusSources = {
  name: 'Note',
  stories: [],
  pictures: [],
  text: '',
  sources: new Map([['src/design-system/Note.tsx', 'export function Note() {}']]),
  rendered: new Map(),
  uses: [],
  shared: [],
  reviews: [],
  runs: noRuns,
  tested: {
    stories: 'a1',
    accessibilityTree: 'b1',
    forcedColours: 'c1',
    pictures: 'd1',
    docsPage: 'e1',
    contrast: 'f1',
    journeys: 'h1',
    engines: 'g1',
  },
}

/** The recorded runs of the component. */
const runsOf = (runs: ComponentRuns, name = 'Note', lastRuns: TestRuns['lastRuns'] = {}): TestRuns => ({
  lastRuns,
  components: { [name]: runs },
})

const { hash } = statusOf(nothing)
const review = {
  component: 'Note',
  date: '2026-11-23',
  tried: ['Tab reaches it.'],
  issues: [],
  source: hash,
} as const

describe('the status of a component', () => {
  it('claims nothing without evidence', () => {
    expect(statusOf(nothing)).toMatchObject({
      baselines: { count: 0, windows: [], without: [] },
      keyboardRows: 0,
      namesJourneys: false,
      keyboardRowsOnDocsPage: 0,
      screenReaderStates: [],
      colourRoles: [],
      focusRings: [],
      settings: { 'forced colours': [], 'right to left': [], '200 % text': [], 'reduced motion': [] },
      runs: {},
      reviews: [],
    })
  })

  it('counts the stories that have a baseline, and names the others', () => {
    const stories = [story('Default'), story('Open'), story('Hidden', { tags: ['test'] })]
    const pictures = ['components-note--default-800.png', 'components-note--open-wide-800.png']
    expect(statusOf({ ...nothing, stories, pictures }).baselines).toEqual({
      count: 1,
      windows: [{ width: 800, stories: 1 }],
      without: ['Open', 'Hidden'],
    })
  })

  it('says in which windows the screenshots were taken', () => {
    const stories = [
      story('Default'),
      story('Wide', { screenshotWidth: 1280 }),
      story('Narrow', { screenshotWidth: 320 }),
      story('Long Text'),
      story('On A Phone', { screenshotWidth: 390 }),
    ]
    const pictures = stories.slice(0, 4).map(({ id }) => `${id}-800.png`)
    const { windows } = statusOf({ ...nothing, stories, pictures }).baselines
    expect(windowsText(windows)).toBe(
      'in windows of 320 px (1 story), 800 px (2 stories) and 1280 px (1 story)',
    )
    expect(widthsText(windows)).toBe('in windows of 320, 800 and 1280 px')
    expect(windowsText([{ width: 800, stories: 4 }])).toBe('in a window of 800 px')
  })

  it('counts the rows of the keyboard table of a story that runs as a test', () => {
    const keyboard = [
      { where: 'On it', rows: [{ keys: ['Enter'], does: 'Hides it' }] },
      { where: 'Elsewhere', rows: [{ keys: ['Escape'], does: 'Hides it' }] },
    ] as const
    expect(statusOf({ ...nothing, stories: [story('Keyboard Alone', { keyboard })] }).keyboardRows).toBe(2)
    expect(statusOf({ ...nothing, stories: [story('Other', { keyboard, tags: [] })] }).keyboardRows).toBe(0)
  })

  it('counts the rows that only a test of the docs page presses', () => {
    const keyboard = [
      {
        where: 'On it',
        rows: [
          { keys: ['Space'], does: 'Opens it', unobservable: 'npm run test:docs presses it' },
          { keys: ['Escape'], does: 'Closes it', unobservable: 'The story Hovered presses it' },
        ],
      },
    ] as const
    const { keyboardRowsOnDocsPage } = statusOf({
      ...nothing,
      stories: [story('Keyboard Alone', { keyboard })],
    })
    expect(keyboardRowsOnDocsPage).toBe(1)
  })

  it('has an outdated review after a component that it renders has changed', () => {
    const isStale = (rendered: string) => {
      const before = statusOf({ ...nothing, rendered: new Map([['src/design-system/Icon.tsx', 'size = 1']]) })
      return statusOf({
        ...nothing,
        rendered: new Map([['src/design-system/Icon.tsx', rendered]]),
        reviews: [{ ...review, source: before.hash }],
      }).reviews.map((one) => one.isStale)
    }
    expect(isStale('size = 2')).toEqual([true])
    expect(isStale('size = 1 // small')).toEqual([false])
  })

  it('names the states whose text for screen readers is committed', () => {
    const text = '# Default\n\nbutton, “#1”\n\n# Open\n\ndialog\n'
    expect(statusOf({ ...nothing, text }).screenReaderStates).toEqual(['Default', 'Open'])
  })

  it('finds the stories in a visitor’s setting', () => {
    const stories = [
      story('Large Text', { settings: ['largeText'] }),
      story('Right To Left'),
      story('Still', { settings: ['restoreScroll', 'reducedMotion'] }),
      story('Stops', { play: "withMedia({ reducedMotion: 'reduce' }, check)" }),
      story('Never Tested', { tags: ['visual'], settings: ['largeText'] }),
    ]
    const shared = [{ id: 'tests-forcedcolours--ready', name: 'All', checks: ['It has an edge'] }]
    const { settings, sharedForcedColours } = statusOf({ ...nothing, stories, shared })
    const names = Object.values(settings).map((found) => found.map(({ name }) => name))
    expect(names).toEqual([[], ['Right To Left'], ['Large Text'], ['Still', 'Stops']])
    expect(sharedForcedColours).toEqual(shared)
  })

  it('says what each shared story in forced colours checks', () => {
    const stories = [...coveredBy().values()].flat()
    expect(stories.length).toBeGreaterThan(10)
    expect(stories.filter((shared) => shared.checks.length === 0)).toEqual([])
  })

  it('says how wide the window of a story is, and whether its page may scroll sideways', () => {
    const play = '({ canvasElement }) => expectNoOverflow(canvasElement)'
    const stories = [
      story('Large Text', { settings: ['largeText'], width: 320, play }),
      story('Large Number', { settings: ['largeText'] }),
      story('Large Table', { settings: ['largeText'], play: '() => resizeWindow(390, 844)' }),
    ]
    expect(statusOf({ ...nothing, stories }).settings['200 % text']).toMatchObject([
      { name: 'Large Text', width: 320, resizesWindow: false, expectsNoOverflow: true },
      { name: 'Large Number', width: 1200, resizesWindow: false, expectsNoOverflow: false },
      { name: 'Large Table', width: 1200, resizesWindow: true, expectsNoOverflow: false },
    ])
  })

  it('names the colour roles of its classes and of the components that it renders', () => {
    const sources = new Map([
      ['Note.tsx', '<p className="border-s-line-strong bg-control text-on-brand text-small" />'],
    ])
    expect(statusOf({ ...nothing, sources }).colourRoles).toEqual(['control', 'line-strong', 'on-brand'])
    const rendered = new Map([['src/design-system/IconButton.tsx', '<button className="text-accent" />']])
    expect(statusOf({ ...nothing, rendered }).colourRoles).toEqual(['accent'])
  })

  it('names the focus rings of what can be focused', () => {
    const rows = [{ keys: ['Enter'], does: 'Hides it' }] as const
    const stories = [story('Keyboard Alone', { keyboard: [{ where: 'On it', rows }] })]
    const within = 'focus-visible:-outline-offset-3 focus-visible:shadow-none'
    const file = (name: string, code: string) => new Map([[`src/design-system/${name}.tsx`, code]])
    const ringsOf = (facts: Partial<StatusSources>) => statusOf({ ...nothing, stories, ...facts }).focusRings
    expect(statusOf(nothing).focusRings).toEqual([])
    expect(ringsOf({})).toEqual([{ lies: 'around' }])
    expect(ringsOf({ sources: file('Note', `<button className="${within}" />`) })).toEqual([
      { lies: 'within' },
    ])
    const onWhite = `<div data-ground="white"><p className="${within}" /></div>`
    expect(ringsOf({ sources: file('Note', onWhite) })).toEqual([
      { lies: 'around' },
      { lies: 'within', ground: 'white' },
    ])
    expect(ringsOf({ rendered: file('Hint', `<button className="${within}" />`) })).toEqual([
      { lies: 'around' },
      { lies: 'within' },
    ])
    expect(ringsOf({ rendered: file('internal/HintPanel', onWhite) })).toEqual([{ lies: 'around' }])
  })

  it('shows a review as stale once the source has changed', () => {
    const changed = new Map([['src/design-system/Note.tsx', 'export function Note() { return null }']])
    expect(statusOf({ ...nothing, reviews: [review] }).reviews).toEqual([{ ...review, isStale: false }])
    expect(statusOf({ ...nothing, sources: changed, reviews: [review] }).reviews).toEqual([
      { ...review, isStale: true },
    ])
  })

  it('keeps a review whose component has only other comments', () => {
    const commented = new Map([['src/design-system/Note.tsx', '/** A note. */\nexport function Note() {}']])
    expect(statusOf({ ...nothing, sources: commented, reviews: [review] }).reviews).toEqual([
      { ...review, isStale: false },
    ])
  })

  it('limits what a stale review found to its time', () => {
    const found = { ...review, isStale: false }
    expect(issuesText(found)).toMatch(/^No issues found on 2026-11-23 in Chromium \d+$/)
    expect(issuesText({ ...found, isStale: true })).toMatch(/, before the last change$/)
    expect(issuesText({ ...found, issues: ['A key is lost.'] })).toMatch(/^Issues found on /)
  })

  it('shows a recorded run as stale once what it tested has changed', () => {
    const run = { date: '2026-11-23', passed: 12, failed: 0 }
    const { runs } = statusOf({
      ...nothing,
      runs: runsOf({ stories: { ...run, tested: 'a1' }, forcedColours: { ...run, tested: 'c0' } }),
    })
    expect(runs.stories?.isStale).toBe(false)
    expect(runs.forcedColours?.isStale).toBe(true)
    expect(runs.accessibilityTree).toBeUndefined()
    expect(runText(runs.stories)).toBe('2026-11-23: all stories passed')
    expect(runText(runs.forcedColours)).toBe(
      '2026-11-23: all stories passed; what is tested has changed since, from c0 to c1',
    )
    expect(runText({ ...run, tested: 'a1', current: 'a1', passed: 10, failed: 2, isStale: false })).toBe(
      '2026-11-23: 2 of 12 stories failed',
    )
    const failure = { ...run, tested: 'a1', current: 'a1', passed: 10, failed: 2, isStale: false }
    expect(runText({ ...failure, failedNames: ['Default', 'Narrow'] })).toBe(
      '2026-11-23: 2 of 12 stories failed: “Default”, “Narrow”',
    )
    expect(runText(undefined)).toBe('No run recorded')
  })

  it('says when a run of all components last had a recorded result, and in which browser', () => {
    const run = { date: '2026-11-23', tested: 'a1', passed: 12, failed: 0 }
    const textOn = (date: string, browsers = 'Chromium 156.0') => {
      const runs = runsOf({ stories: run }, 'Note', { stories: { date, browsers } })
      return runText(statusOf({ ...nothing, runs }).runs.stories)
    }
    expect(textOn('2026-11-25')).toBe('2026-11-23, again on 2026-11-25 in Chromium 156.0: all stories passed')
    expect(textOn('2026-11-23')).toBe('2026-11-23 in Chromium 156.0: all stories passed')
    expect(textOn('2026-11-22')).toBe('2026-11-23: all stories passed')
    expect(textOn('2026-11-25', '')).toBe('2026-11-23, again on 2026-11-25: all stories passed')
  })

  it('says at once which checks are older than the last change', () => {
    const run = { date: '2026-11-23', passed: 12, failed: 0 }
    const textOf = (tested: string) =>
      currentChecksText(
        statusOf({
          ...nothing,
          reviews: [review],
          runs: runsOf({ stories: { ...run, tested }, accessibilityTree: { ...run, tested: 'b1' } }),
        }),
      )
    expect(textOf('a1')).toBe('All recorded checks are of the current code, stories and texts.')
    expect(textOf('a0')).toBe(
      'Out of date, because what they test has changed since: its stories. Up to date: what screen readers are told, the review.',
    )
    expect(currentChecksText(statusOf(nothing))).toBe(
      'No recorded check is of the current code, stories and texts. Without a recorded run: its stories, what screen readers are told.',
    )
  })

  it('names what no test covers', () => {
    expect(untestedText(statusOf(nothing))).toBe(
      'Covered by no test: forced colours, right to left, text of 200 %, reduced motion; Firefox and WebKit; Safari, Windows, macOS, real phones and touch screens, and voice control; any screen reader that people use.',
    )
    const stories = [
      story('Default'),
      story('Right To Left'),
      story('Still', { settings: ['reducedMotion'] }),
    ]
    const shared = [{ id: 'tests-forcedcolours--ready', name: 'All', checks: ['It has an edge'] }]
    const pictures = ['components-note--default-800.png']
    const dialog = { ...nothing, name: 'Dialog', stories, pictures, shared }
    const textWith = (failed: number) =>
      untestedText(
        statusOf({
          ...dialog,
          runs: runsOf(
            {
              pictures: { date: '2026-11-23', tested: 'd1', passed: 1, failed },
              engines: { date: '2026-11-23', tested: 'g1', passed: 8, failed: 0 },
            },
            'Dialog',
          ),
        }),
      )
    expect(textWith(0)).toBe(
      'Covered by no test: text of 200 % (except that its stories with pictures don’t scroll sideways in a window of 800 px); Firefox and WebKit, other than what Status names; Safari, Windows, macOS, real phones and touch screens, and voice control; any screen reader that people use.',
    )
    expect(textWith(1)).toContain('text of 200 %; Firefox')
  })

  it('names the checks that failed, when, and what failed in them', () => {
    const run = { date: '2026-11-23', tested: 'd0' }
    expect(failedChecksText(statusOf(nothing))).toBe('')
    const runs = {
      stories: { ...run, tested: 'a1', passed: 10, failed: 2 },
      accessibilityTree: { ...run, passed: 3, failed: 0 },
      pictures: { ...run, passed: 0, failed: 1, failedNames: ['Default'] },
    }
    expect(failedChecksText(statusOf({ ...nothing, runs: runsOf(runs) }))).toBe(
      'Failed in the last recorded run: its stories (2 of 12 failed on 2026-11-23); what npm run test:visual checks (1 of 1 failed on 2026-11-23, before the last change: “Default”).',
    )
  })

  it('shows the newest of its own reviews first', () => {
    const reviews = [{ ...review, date: '2026-01-31' }, review, { ...review, component: 'Alert' }]
    expect(statusOf({ ...nothing, reviews }).reviews.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-01-31',
    ])
  })
})

describe('the sources say that', () => {
  const statuses = componentStatus()

  it('every component has a committed text for screen readers', () => {
    const without = Object.values(statuses).filter(
      ({ screenReaderStates }) => screenReaderStates.length === 0,
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('the button has a table of keys, colours and stories in three settings', () => {
    const { keyboardRows, colourRoles, settings, sharedForcedColours, usedIn } =
      statuses['Button'] ?? statusOf(nothing)
    expect(keyboardRows).toBe(6)
    expect(colourRoles).toContain('on-primary')
    expect(settings['200 % text']).toContainEqual({
      id: 'components-button--large-text',
      name: 'Large Text',
      width: 320,
      resizesWindow: false,
      expectsNoOverflow: true,
    })
    expect(sharedForcedColours.map(({ name }) => name)).toEqual(['Ready', 'Disabled', 'Focus Ring'])
    expect(usedIn).toContain('src/pages/not-found/NotFoundPage.tsx')
  })

  it('a story whose helpers check that the page doesn’t scroll sideways checks it', () => {
    const stories = statuses['Marquee']?.settings['reduced motion'] ?? []
    expect(stories.find(({ name }) => name === 'Reduced Motion')).toMatchObject({
      width: 320,
      expectsNoOverflow: true,
    })
  })

  it('the dialog and the tooltip have stories of their own in forced colours', () => {
    expect(coveredBy().get('Dialog')).toMatchObject([
      { id: 'tests-forcedcolours--of-a-dialog', name: 'Of A Dialog' },
    ])
    expect(coveredBy().get('Tooltip')).toHaveLength(1)
    expect([...coveredBy().keys()].filter((name) => !(name in statuses))).toEqual([])
  })

  it('the icons of the slider’s buttons have colours, and the tooltip’s button has a ring within it', () => {
    expect(statuses['Slider']?.colourRoles).toContain('accent')
    expect(statuses['Slider']?.focusRings).toEqual([{ lies: 'around' }])
    expect(statuses['Tooltip']?.focusRings).toEqual([{ lies: 'within' }])
    expect(statuses['DropdownMenu']?.focusRings).toEqual([
      { lies: 'around' },
      { lies: 'within', ground: 'white' },
    ])
  })

  it('what is tested of a component has another hash for each check', () => {
    expect(new Set(Object.values(testedHashes('Dialog'))).size).toBe(checks.length)
  })

  it('what is tested includes the components that it renders, the styles, and the helpers of its stories', () => {
    const { stories, accessibilityTree, pictures, journeys } = testedFiles('Slider')
    const shared = ['src/design-system/Slider.tsx', 'src/design-system/IconButton.tsx', 'src/styles.css']
    expect(stories).toEqual(
      expect.arrayContaining([...shared, 'tailwind.config.ts', 'stories/support/keyboardPlaces.ts']),
    )
    expect(journeys).toEqual(expect.arrayContaining(shared))
    expect(pictures).toEqual(expect.arrayContaining(shared))
    expect(accessibilityTree).toEqual(
      expect.arrayContaining([
        ...shared,
        'stories/evidence/Slider.txt',
        'stories/support/screenReaderStates.ts',
        'stories/support/spokenOutline.ts',
      ]),
    )
  })

  it('what is tested exists', () => {
    const files = new Set(Object.keys(statuses).flatMap((name) => Object.values(testedFiles(name)).flat()))
    expect([...files].filter((file) => !existsSync(join(import.meta.dirname, '../../..', file)))).toEqual([])
  })

  it('the journeys count for the components whose promises name them', () => {
    expect(componentsInJourneys()).toContain('Tabs')
    expect(statuses['Tabs']?.namesJourneys).toBe(true)
    expect(statuses['Button']?.namesJourneys).toBe(false)
  })

  it('what is said of tests in other browsers names files with such tests', () => {
    for (const [name, { file }] of Object.entries(browserTests)) {
      expect(Object.keys(statuses)).toContain(name)
      expect(existsSync(join(import.meta.dirname, '../../..', file)), `${file} exists`).toBe(true)
    }
  })

  it('every row that names a test of the docs page belongs to a component with such a test', () => {
    const code = readFileSync(join(import.meta.dirname, '../../docs/docsPages.test.ts'), 'utf8')
    const named = Object.values(statuses).filter(({ keyboardRowsOnDocsPage }) => keyboardRowsOnDocsPage > 0)
    expect(named.map(({ name }) => name)).toEqual(['Select'])
    for (const { name } of named) expect(code).toContain(`it('${name}: `)
  })

  it('every reviewed component exists', () => {
    const reviewed = Object.values(statuses).flatMap(({ reviews }) => reviews)
    expect(reviewed.length).toBeGreaterThanOrEqual(10)
  })
})

describe('a story file', () => {
  it('has the keyboard table that its docs page shows', () => {
    const table = readStories('IconButton').find(({ keyboard }) => keyboard.length > 0)
    expect(table).toMatchObject({
      id: 'components-iconbutton--keyboard-alone',
      name: 'Keyboard Alone',
      keyboard: [
        { where: 'Before it', rows: [{ keys: ['Tab'] }] },
        { where: 'On it', rows: [{ keys: ['Enter', 'Space'] }] },
      ],
    })
  })

  it('has tags and settings', () => {
    const facts = new Map(readStories('Spinner').map((one) => [one.name, one]))
    expect(facts.get('Reduced Motion')).toMatchObject({ settings: ['reducedMotion'] })
    expect(facts.get('Default')?.tags).not.toContain('visual')
    expect(facts.get('Large')?.tags).toContain('visual')
    expect(readStories('Slider').filter(({ tags }) => tags.includes('visual'))).toEqual([])
  })

  it('has the widths of its windows, which differ unless the story sets its viewport', () => {
    const facts = new Map(readStories('Tooltip').map((one) => [one.name, one]))
    expect(facts.get('Default')).toMatchObject({ width: 1200, screenshotWidth: 800 })
    expect(facts.get('Narrow')).toMatchObject({ width: 320, screenshotWidth: 320 })
  })
})
