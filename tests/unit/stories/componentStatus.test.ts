import { describe, expect, it } from 'vitest'
import { componentStatus, statusOf, type StatusSources } from '../../../stories/evidence/componentStatus'
import { issuesText } from '../../../stories/guides/blocks/reviewText'
import { readStories, type StorySource } from '../../../stories/evidence/storyFiles'

const story = (name: string, facts: Partial<StorySource> = {}): StorySource => ({
  id: `components-note--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  tags: ['test', 'visual'],
  settings: [],
  keyboard: [],
  play: '',
  ...facts,
})

const nothing: StatusSources = {
  name: 'Note',
  stories: [],
  pictures: [],
  text: '',
  sources: new Map([['src/design-system/Note.tsx', 'export function Note() {}']]),
  uses: [],
  shared: [],
  reviews: [],
}

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
      baselines: { count: 0, without: [] },
      keyboardRows: 0,
      screenReaderStates: [],
      colourRoles: [],
      settings: { 'forced colours': [], 'right to left': [], '200 % text': [], 'reduced motion': [] },
      reviews: [],
    })
  })

  it('counts the stories that have a baseline, and names the others', () => {
    const stories = [story('Default'), story('Open'), story('Hidden', { tags: ['test'] })]
    const pictures = ['components-note--default-800.png', 'components-note--open-wide-800.png']
    expect(statusOf({ ...nothing, stories, pictures }).baselines).toEqual({
      count: 1,
      without: ['Open', 'Hidden'],
    })
  })

  it('counts the rows of the keyboard table of a story that runs as a test', () => {
    const keyboard = [
      { where: 'On it', rows: [{ keys: ['Enter'], does: 'Hides it' }] },
      { where: 'Elsewhere', rows: [{ keys: ['Escape'], does: 'Hides it' }] },
    ] as const
    expect(statusOf({ ...nothing, stories: [story('Keyboard Alone', { keyboard })] }).keyboardRows).toBe(2)
    expect(statusOf({ ...nothing, stories: [story('Other', { keyboard, tags: [] })] }).keyboardRows).toBe(0)
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
    const shared = [{ id: 'tests-forcedcolours--ready', name: 'All' }]
    const { settings } = statusOf({ ...nothing, stories, shared })
    const names = Object.values(settings).map((found) => found.map(({ name }) => name))
    expect(names).toEqual([['All'], ['Right To Left'], ['Large Text'], ['Still', 'Stops']])
  })

  it('names the colour roles of its classes', () => {
    const sources = new Map([
      ['Note.tsx', '<p className="border-s-line-strong bg-control text-on-brand text-small" />'],
    ])
    expect(statusOf({ ...nothing, sources }).colourRoles).toEqual(['control', 'line-strong', 'on-brand'])
  })

  it('shows a review as stale once the source has changed', () => {
    const changed = new Map([['src/design-system/Note.tsx', 'export function Note() { return null }']])
    expect(statusOf({ ...nothing, reviews: [review] }).reviews).toEqual([{ ...review, isStale: false }])
    expect(statusOf({ ...nothing, sources: changed, reviews: [review] }).reviews).toEqual([
      { ...review, isStale: true },
    ])
  })

  it('limits what a stale review found to its time', () => {
    const found = { ...review, isStale: false }
    expect(issuesText(found)).toMatch(/^No issues found on 2026-11-23 in Chromium \d+$/)
    expect(issuesText({ ...found, isStale: true })).toMatch(/, before the last change$/)
    expect(issuesText({ ...found, issues: ['A key is lost.'] })).toMatch(/^Issues found on /)
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
    const { keyboardRows, colourRoles, settings, usedIn } = statuses['Button'] ?? statusOf(nothing)
    expect(keyboardRows).toBe(2)
    expect(colourRoles).toContain('on-primary')
    expect(settings['200 % text']).toEqual([{ id: 'components-button--large-text', name: 'Large Text' }])
    expect(settings['forced colours']).toHaveLength(1)
    expect(usedIn).toContain('src/pages/not-found/NotFoundPage.tsx')
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
    expect(facts.get('Default')?.tags).toContain('visual')
    expect(readStories('Slider').filter(({ tags }) => tags.includes('visual'))).toEqual([])
  })
})
