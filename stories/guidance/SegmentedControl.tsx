import { SegmentedControl, Select } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface SampleProps {
  label: string
  description?: string
  options: readonly [string, ...string[]]
}

/** A control that can be tried. */
function Sample({ label, description, options }: SampleProps) {
  return (
    <Stateful<string> initial={options[0]}>
      {(value, setValue) => (
        <SegmentedControl
          label={label}
          description={description}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

const cities = ['Lahore', 'Islamabad', 'Karachi', 'Faisalabad', 'Multan', 'Sialkot'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Sample
          label="Quality"
          description="Decides the rate of each service."
          options={['A+', 'A', 'B', 'C']}
        />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'The name of the group. A tooltip beside it can explain the options.',
        selector: 'legend span span',
        side: 'start',
      },
      {
        name: 'Description',
        note: 'Optional: what everyone needs to know to choose.',
        selector: 'p',
        side: 'end',
      },
      {
        name: 'Selected segment',
        note: 'Filled, and with a tick. None is selected if the value is empty.',
        selector: 'label:has(:checked)',
        side: 'bottom',
      },
      {
        name: 'Segment',
        note: 'At least 48 px high. Long labels wrap, and segments go to a second row.',
        selector: 'label:last-child',
        side: 'bottom',
      },
    ],
  },
  choice: choices.selection,
  pairs: [
    {
      good: (
        <Stateful<string> initial="Lahore">
          {(value, setValue) => (
            <Select
              label="City"
              options={cities.map((city) => ({ value: city, label: city }))}
              value={value}
              onValueChange={setValue}
            />
          )}
        </Stateful>
      ),
      bad: <Sample label="City" options={cities} />,
      reason: 'More than five options are faster to find in a list, where the first letter selects them.',
    },
    {
      good: <Sample label="Areas" options={['Automatic', 'Manual']} />,
      bad: <Sample label="Areas" options={['Please calculate them for me', 'I enter them by myself']} />,
      reason:
        'Segments are compared at a glance: one or two words each. The description explains what they mean.',
    },
  ],
  words: [
    { rule: 'A segment has one or two words', good: 'Manual', bad: 'I enter them by myself' },
    { rule: 'All segments have the same form', good: 'Automatic · Manual', bad: 'Automatic · By hand' },
    { rule: 'The label is a noun', good: 'Quality', bad: 'Which quality would you like?' },
  ],
}
