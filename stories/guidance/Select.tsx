import { SegmentedControl, Select } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface SampleProps {
  label: string
  description?: string
  placeholder?: string
  options: readonly string[]
}

/** A list that can be tried. */
function Sample({ options, ...props }: SampleProps) {
  return (
    <Stateful<string> initial="">
      {(value, setValue) => (
        <Select
          {...props}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

const projects = ['House', 'Commercial building', 'Interior design', 'Landscaping'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-80 max-w-full">
        <Stateful<string> initial="">
          {(value, setValue) => (
            <Select
              label="Project Type"
              description="Decides who calls you back."
              options={projects.map((project) => ({ value: project, label: project }))}
              value={value}
              errorMessage={value === '' ? 'Choose what you want to build.' : undefined}
              onValueChange={setValue}
              isRequired
            />
          )}
        </Stateful>
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'Always visible. An asterisk, which isn’t read out, marks a required field.',
        selector: 'label',
        side: 'start',
      },
      {
        name: 'Description',
        note: 'Optional: what everyone needs to know to choose.',
        selector: 'div > p',
        side: 'end',
      },
      {
        name: 'Placeholder or value',
        note: 'The placeholder stands for “nothing chosen” and can’t be chosen again.',
        selector: 'select',
        side: 'start',
      },
      {
        name: 'Error',
        note: 'Only if the form can’t be sent: what to do. Read out when it appears, and with the field.',
        selector: '[aria-live] p',
        side: 'start',
      },
    ],
  },
  choice: choices.selection,
  pairs: [
    {
      good: (
        <Stateful<'yes' | 'no' | ''> initial="yes">
          {(value, setValue) => (
            <SegmentedControl
              label="Basement"
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
              value={value}
              onValueChange={setValue}
            />
          )}
        </Stateful>
      ),
      bad: <Sample label="Basement" options={['Yes', 'No']} />,
      reason: 'Two options behind a list take two more clicks and can’t be seen before.',
    },
    {
      good: <Sample label="Project Type" options={projects} />,
      bad: <Sample label="Project Type" placeholder="Project Type" options={projects} />,
      reason:
        'A placeholder that repeats the label says nothing. The label doesn’t disappear when something is chosen.',
    },
  ],
  words: [
    { rule: 'The label is a noun', good: 'Project Type', bad: 'Select your project type' },
    {
      rule: 'Options begin with the word that tells them apart',
      good: 'Commercial building',
      bad: 'Building, commercial',
    },
    {
      rule: 'An error says what to choose',
      good: 'Choose what you want to build.',
      bad: 'This field is required.',
    },
  ],
}
