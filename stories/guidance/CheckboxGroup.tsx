import { Checkbox, CheckboxGroup, SegmentedControl } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

/** A group whose checkboxes can be tried. */
function Sample({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <CheckboxGroup label={label}>
      {options.map((option, index) => (
        <Stateful key={option} initial={index === 0}>
          {(value, setValue) => <Checkbox label={option} isChecked={value} onCheckedChange={setValue} />}
        </Stateful>
      ))}
    </CheckboxGroup>
  )
}

const grades = [
  { value: 'A+', label: 'A+' },
  { value: 'A', label: 'A' },
] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Sample label="Services" options={['Structure', 'Finishes', 'Interior']} />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'The question, and the accessible name of the group. It can be a heading.',
        selector: 'legend',
        side: 'start',
      },
      {
        name: 'Checkboxes',
        note: 'Two columns if the group is wide enough, for which it needs 23 to 27rem; otherwise one. Put them in the order in which visitors look for them.',
        selector: 'fieldset > div',
        side: 'end',
      },
    ],
  },
  choice: choices.selection,
  pairs: [
    {
      good: (
        <Stateful<'A+' | 'A' | ''> initial="A">
          {(value, setValue) => (
            <SegmentedControl label="Quality" options={grades} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: <Sample label="Quality" options={['Grade A+', 'Grade A']} />,
      reason:
        'Any number of checkboxes can be checked. Options that exclude each other are a SegmentedControl or a Select.',
    },
    {
      good: <Sample label="Services" options={['Grey structure', 'Interior design']} />,
      bad: (
        <Sample
          label="Please select all of the following services that you would like"
          options={['I want the grey structure', 'I want interior design']}
        />
      ),
      reason:
        'The label names the group once; what all options have in common needn’t be read again in each.',
    },
  ],
  words: [
    { rule: 'The label names what is chosen', good: 'Services', bad: 'Options' },
    {
      rule: 'All options have the same form',
      good: 'Grey structure · Interior design',
      bad: 'Grey structure · Designing the interior',
    },
  ],
}
