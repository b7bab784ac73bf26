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

const projects = [
  'House',
  'Commercial building',
  'Interior design',
  'Landscaping',
  'Renovation',
  'Apartments',
] as const

const grades = ['A+', 'A', 'B', 'C'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Stateful<string> initial="">
          {(value, setValue) => (
            <Select
              label="Project Type"
              description="Required: decides who calls you back."
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
        note: 'Always visible. An asterisk, which is hidden from screen readers, marks a required field. Chromium doesn’t tell screen readers that a required list is required; see Known issues.',
        selector: 'label',
        side: 'start',
      },
      {
        name: 'Description',
        note: 'Optional: what everyone needs to know to choose, and that a required list is required, unless a note at the top of the form says so.',
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
        note: 'Only if the form can’t be sent: what to do. In a polite live region, and part of the description of the field. A warning is at the same place.',
        selector: '[aria-live] p',
        side: 'start',
      },
    ],
  },
  choice: choices.selection,
  pairs: [
    {
      good: (
        <Stateful<string> initial="A">
          {(value, setValue) => (
            <SegmentedControl
              label="Quality"
              options={grades.map((grade) => ({ value: grade, label: grade }))}
              value={value}
              onValueChange={setValue}
            />
          )}
        </Stateful>
      ),
      bad: <Sample label="Quality" options={grades} />,
      reason:
        'A few short options behind a list need one more click, and are hidden until then. A list is right for them only if more will follow, such as the authorities of the estimator.',
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
