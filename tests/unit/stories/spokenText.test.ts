import { describe, expect, it } from 'vitest'
import { spokenOutline, type AccessibleNode } from '../../../stories/support/spokenOutline'
import {
  comparedWith,
  differencesOf,
  formatStates,
  parseStates,
  type SpokenState,
} from '../../../stories/support/spokenText'

const node = (
  nodeId: string,
  role: string,
  name: string,
  { childIds = [], ...others }: Partial<AccessibleNode> = {},
): AccessibleNode => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  childIds,
  ...others,
})

const states = (values: Readonly<Record<string, unknown>>) => ({
  properties: Object.entries(values).map(([name, value]) => ({ name, value: { value } })),
})

describe('the outline of an accessibility tree', () => {
  it('has a line for each element, indented below the one that contains it', () => {
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2'] }),
      node('2', 'dialog', 'Start again?', { childIds: ['3', '4'] }),
      node('3', 'heading', 'Start again?', { childIds: ['5'], ...states({ level: 2 }) }),
      node('4', 'generic', '', { childIds: ['6'] }),
      node('5', 'StaticText', 'Start again?'),
      node('6', 'StaticText', 'All is lost.'),
    ])
    expect(text).toBe('dialog, “Start again?”\n  heading, level 2, “Start again?”\n  All is lost.')
  })

  it('says value, states and description', () => {
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2', '3', '4', '7', '8', '9', '10'] }),
      node('2', 'textbox', 'Email', {
        childIds: ['5'],
        description: { value: 'Enter an @.' },
        ...states({ invalid: 'true', required: true, disabled: false }),
      }),
      node('3', 'checkbox', 'Landscaping', states({ checked: 'false' })),
      node('4', 'button', 'Tools', states({ expanded: false, hasPopup: 'menu' })),
      node('5', 'generic', '', { childIds: ['6'] }),
      node('6', 'StaticText', 'ayesha'),
      node('7', 'button', 'Sending...', states({ busy: 1 })),
      node('8', 'button', 'Send', states({ busy: 0 })),
      node('9', 'slider', 'Volume', { value: { value: 40 } }),
      node('10', 'slider', 'Time of day', {
        value: { value: 70 },
        attributes: { 'aria-valuetext': '70% dusk' },
      }),
    ])
    expect(text.split('\n')).toEqual([
      'text field, “Email”, value ayesha, invalid, required, described as “Enter an @.”',
      'checkbox, “Landscaping”, not checked',
      'button, “Tools”, collapsed, opens a menu',
      'button, “Sending...”, busy',
      'button, “Send”',
      'slider, “Volume”, value 40',
      'slider, “Time of day”, value “70% dusk” (70)',
    ])
  })

  it('says a role of the component’s own, and a position and a minimum from attributes', () => {
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2', '4'] }),
      node('2', 'region', 'News', { childIds: ['3'], ...states({ roledescription: 'carousel' }) }),
      node('3', 'listitem', '', { attributes: { 'aria-posinset': '2', 'aria-setsize': '3' } }),
      node('4', 'spinbutton', 'Front', {
        value: { value: 7 },
        attributes: { 'aria-valuemin': '0' },
        ...states({ valuemin: 0 }),
      }),
    ])
    expect(text.split('\n')).toEqual([
      'carousel (region), “News”',
      '  list item, 2 of 3',
      'number field, “Front”, empty, number 7, minimum 0',
    ])
  })

  it('says which parts announce changes, even if they are empty', () => {
    const live = { live: 'polite', atomic: false }
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2', '3', '6'] }),
      node('2', 'generic', '', states(live)),
      node('3', 'generic', '', { childIds: ['4'], ...states(live) }),
      node('4', 'paragraph', '', { childIds: ['5'], ...states({ ...live, root: '3' }) }),
      node('5', 'StaticText', 'Enter an @.', states({ ...live, root: '3' })),
      node('6', 'generic', '', states({ live: 'off' })),
    ])
    expect(text).toBe('region, announces changes (polite)\nregion, announces changes (polite)\n  Enter an @.')
  })

  it('says the number of a number field, unless its text is that number', () => {
    const field = (nodeId: string, text: string, number?: number) => [
      node(nodeId, 'spinbutton', 'Area', {
        childIds: [`${nodeId}text`],
        ...(number !== undefined && { value: { value: number } }),
      }),
      node(`${nodeId}text`, 'StaticText', text),
    ]
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2', '3', '4', '5', '6'] }),
      ...field('2', '2250', 2250),
      ...field('3', '7,5', 7.5),
      ...field('4', '3e', 0),
      ...field('5', '', 0),
      ...field('6', ''),
    ])
    expect(text.split('\n')).toEqual([
      'number field, “Area”, value 2250',
      'number field, “Area”, value 7,5, number 7.5',
      'number field, “Area”, value 3e, number 0',
      'number field, “Area”, empty, number 0',
      'number field, “Area”',
    ])
  })

  it('says what has the focus only if it is asked to', () => {
    const page = [
      node('1', 'RootWebArea', 'Page', { childIds: ['2'], ...states({ focused: true }) }),
      node('2', 'menuitem', 'Estimate', states({ focused: true })),
    ]
    expect(spokenOutline(page, { saysFocus: true })).toBe('menu item, “Estimate”, focused')
    expect(spokenOutline(page)).toBe('menu item, “Estimate”')
  })

  it('leaves out what is ignored, but not what it contains', () => {
    const text = spokenOutline([
      node('1', 'RootWebArea', 'Page', { childIds: ['2'] }),
      node('2', 'none', '', { ignored: true, childIds: ['3'] }),
      node('3', 'StaticText', 'Text'),
    ])
    expect(text).toBe('Text')
  })

  it('says so if there is nothing to say', () => {
    expect(spokenOutline([node('1', 'RootWebArea', 'Page')])).toBe('nothing')
  })
})

describe('the committed text', () => {
  const both: readonly [SpokenState, SpokenState] = [
    {
      title: 'Default',
      tree: 'button, “Open”',
      snapshot: '- button "Open"',
      spoken: 'document\nbutton, Open',
    },
    {
      title: 'Open',
      tree: 'dialog, “Menu”\n  link, “Home”',
      snapshot: '- dialog "Menu":\n  - link "Home"',
      spoken: 'dialog, Menu',
    },
  ]

  it('contains every state', () => {
    expect(parseStates(formatStates(both))).toEqual(both)
  })

  it('differs in lines that are new, missing, repeated or in another order', () => {
    expect(differencesOf('a\nb\n', 'a\nb\n')).toEqual([])
    expect(differencesOf('a\nb', 'a\nc')).toEqual(['- b', '+ c'])
    expect(differencesOf('a', 'a\na')).toEqual(['+ a'])
    expect(differencesOf('a\nb', 'b\na')).toEqual(['The order of the lines differs'])
  })

  it('is compared by state: changed, missing and new ones, and those whose tree and snapshot disagree', () => {
    const [closed, open] = both
    const reading = { ...closed, disagreements: [] }
    expect(comparedWith([closed], [reading])).toEqual([{ title: 'Default', differences: [] }])
    expect(comparedWith([closed], [{ ...reading, spoken: 'document\nbutton' }])).toEqual([
      { title: 'Default', differences: ['- button, Open', '+ button'] },
    ])
    expect(comparedWith([closed], [{ ...reading, disagreements: ['+ button "Open"'] }])).toEqual([
      {
        title: 'Default',
        differences: ['+ button "Open" in Playwright’s snapshot, unlike Chromium’s tree'],
      },
    ])
    const titles = comparedWith([open], [reading]).filter(({ differences }) => differences.length > 0)
    expect(titles.map(({ title }) => title)).toEqual(['Open', 'Default'])
  })
})
