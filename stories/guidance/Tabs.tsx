import { SegmentedControl, Tabs, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const grades = [
  { value: 'A+', label: 'A+' },
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Tabs
          label="Floors of the house"
          items={[
            { value: 'basement', label: 'Basement', content: <Text>A hall and two stores.</Text> },
            { value: 'ground', label: 'Ground', content: <Text>Lounge, kitchen and a bedroom.</Text> },
          ]}
        />
      </div>
    ),
    parts: [
      {
        name: 'Row of tabs',
        note: 'One tab stop for all of them; arrow keys select. Its label isn’t visible and says what the tabs are views of.',
        selector: '[role="tablist"]',
        side: 'end',
      },
      {
        name: 'Tab',
        note: 'One or two words. The line below it marks the selected one; it wraps to a second row if there is no room.',
        selector: '[role="tab"]',
        side: 'top',
      },
      {
        name: 'Panel',
        note: 'What the selected tab shows, named by it. The others keep their state, and print shows only this one.',
        selector: '[role="tabpanel"]',
        side: 'start',
      },
    ],
  },
  choice: choices.views,
  pairs: [
    {
      good: (
        <Stateful<'A+' | 'A' | 'B' | ''> initial="A">
          {(value, setValue) => (
            <SegmentedControl label="Quality" options={grades} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: (
        <Tabs
          label="Quality"
          items={grades.map(({ value, label }) => ({
            value: value.replace('+', '-plus'),
            label,
            content: <Text size="small">Calculated with grade {label}.</Text>,
          }))}
        />
      ),
      reason:
        'Tabs show another view and change nothing. If the choice is submitted or changes a calculation, use a SegmentedControl.',
    },
    {
      good: <Text size="small">Send us the title deed, the site plan and a copy of your identity card.</Text>,
      bad: (
        <Tabs
          label="Documents to send"
          items={[
            { value: 'deed', label: 'First', content: <Text size="small">The title deed.</Text> },
            { value: 'plan', label: 'Second', content: <Text size="small">The site plan.</Text> },
          ]}
        />
      ),
      reason: 'What the visitor needs together is shown together. What is behind a tab is easily missed.',
    },
  ],
  words: [
    { rule: 'A tab is a noun of one or two words', good: 'Floor plan', bad: 'See the floor plan here' },
    { rule: 'Tabs name their views, not their order', good: 'Render · Plan · Section', bad: '1 · 2 · 3' },
    { rule: 'The label names what is seen', good: 'Views of the house', bad: 'Tabs' },
  ],
}
