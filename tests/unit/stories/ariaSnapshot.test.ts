import { describe, expect, it } from 'vitest'
import { elementsOfSnapshot, elementsOfTree } from '../../../stories/support/ariaSnapshot'
import type { AccessibleNode } from '../../../stories/support/spokenOutline'

describe('the elements of an aria snapshot', () => {
  it('are role, name, level and states, without text, URLs and paragraphs', () => {
    const snapshot = [
      '- dialog "Start again?":',
      '  - heading "Start again?" [level=2]',
      '  - paragraph: All is lost.',
      '  - text: Or not.',
      '  - link "Call us":',
      '    - /url: "#call-us"',
      '  - checkbox "Landscaping" [disabled] [checked]',
      '  - textbox "Phone": "300"',
    ].join('\n')
    expect(elementsOfSnapshot(snapshot)).toEqual([
      'dialog "Start again?"',
      'heading "Start again?" level=2',
      'link "Call us"',
      'checkbox "Landscaping" checked disabled',
      'textbox "Phone"',
    ])
  })

  it('have the names of quoted lines', () => {
    expect(elementsOfSnapshot(`- 'img "The client''s house: white"'`)).toEqual([
      `img "The client's house: white"`,
    ])
    expect(elementsOfSnapshot('- button "Say \\"Hello\\""')).toEqual(['button "Say \\"Hello\\""'])
  })

  it('leave out names and states that Playwright and Chromium see differently', () => {
    const snapshot =
      '- figure "Render":\n- term "Phone"\n- option "House" [selected]\n- combobox "Type" [invalid]'
    expect(elementsOfSnapshot(snapshot)).toEqual(['figure', 'term', 'option "House"', 'combobox "Type"'])
  })
})

describe('the elements of Chromium’s tree', () => {
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
  const properties = (values: Readonly<Record<string, unknown>>) => ({
    properties: Object.entries(values).map(([name, value]) => ({ name, value: { value } })),
  })

  it('are written like those of a snapshot', () => {
    const elements = elementsOfTree([
      node('1', 'RootWebArea', 'Page', { childIds: ['2', '3', '6', '7'] }),
      node('2', 'heading', 'Start', { childIds: ['5'], ...properties({ level: 2 }) }),
      node('3', 'generic', '', { childIds: ['4'], ignored: true }),
      node('4', 'checkbox', 'Landscaping', properties({ disabled: true, checked: 'true' })),
      node('5', 'StaticText', 'Start'),
      node('6', 'image', 'A house'),
      node('7', 'checkbox', 'All', properties({ checked: 'mixed', focusable: true })),
    ])
    expect(elements).toEqual([
      'heading "Start" level=2',
      'checkbox "Landscaping" checked disabled',
      'img "A house"',
      'checkbox "All" checked=mixed',
    ])
  })
})
