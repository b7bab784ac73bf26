import { Link as RouterLink } from 'react-router-dom'
import { DropdownMenu, Select } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const authorities = [
  { value: 'dha', label: 'DHA' },
  { value: 'lda', label: 'LDA' },
] as const

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[role="menu"]', click: 'Tools', marks: 'beside' },
    example: (
      <DropdownMenu
        label="Tools"
        items={[
          { label: 'Work out covered areas', link: <RouterLink to="#areas" /> },
          { label: 'Estimate the cost', link: <RouterLink to="#cost" /> },
        ]}
      />
    ),
    parts: [
      {
        name: 'Button',
        note: 'Says what the links have in common. It is also the name of the menu.',
        selector: '[aria-haspopup]',
        side: 'end',
      },
      {
        name: 'Menu',
        note: 'Below the button, or above it if there is no room. A click outside closes it.',
        selector: '[role="menu"]',
        side: 'bottom',
      },
      {
        name: 'Link',
        note: 'A link (an a element with a URL), at least 44 px high; a click or Enter with Ctrl, or Enter with Shift, closes the menu and is left to the browser, which may open a new tab or window. For screen readers a menu item, not a link.',
        selector: '[role="menuitem"]',
        side: 'end',
      },
    ],
  },
  choice: choices.layers,
  pairs: [
    {
      good: (
        <Stateful<'dha' | 'lda' | ''> initial="dha">
          {(value, setValue) => (
            <Select label="Authority" options={authorities} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: (
        <DropdownMenu
          label="Authority: DHA"
          items={[
            { label: 'DHA', link: <RouterLink to="#dha" /> },
            { label: 'LDA', link: <RouterLink to="#lda" /> },
          ]}
        />
      ),
      reason:
        'The items of a menu are links. A choice in a form is a Select: it has a label, keeps its value and is submitted.',
    },
  ],
  words: [
    { rule: 'The button names the group', good: 'Tools', bad: 'More' },
    { rule: 'A link says what the visitor can do there', good: 'Estimate the cost', bad: 'Cost page' },
    { rule: 'All links have the same form', good: 'Work out … · Estimate …', bad: 'Work out … · Cost' },
  ],
}
