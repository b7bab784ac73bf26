import { FieldRow, NumberField, SegmentedControl, Stack, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const units = [
  { value: 'marla', label: 'Marla' },
  { value: 'kanal', label: 'Kanal' },
] as const

function Size({ label }: { label: string }) {
  return (
    <Stateful initial="10">
      {(value, setValue) => <NumberField label={label} value={value} onValueChange={setValue} />}
    </Stateful>
  )
}

function Unit({ label }: { label: string }) {
  return (
    <Stateful<'marla' | 'kanal' | ''> initial="marla">
      {(value, setValue) => (
        <SegmentedControl label={label} options={units} value={value} onValueChange={setValue} />
      )}
    </Stateful>
  )
}

function Line({ label }: { label: string }) {
  return (
    <Stateful initial="">
      {(value, setValue) => <TextField label={label} value={value} onValueChange={setValue} />}
    </Stateful>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[28rem] max-w-full">
        <FieldRow split="short-and-long">
          <Size label="Plot Size" />
          <Unit label="Plot Unit" />
        </FieldRow>
      </div>
    ),
    parts: [
      {
        name: 'First field',
        note: 'The one that is entered first. A message below it pushes down what follows the row.',
        selector: 'input[inputmode]',
        side: 'start',
      },
      {
        name: 'Second field',
        note: 'Completes the first. Each field is as wide as its column, and below the first if the row is narrower than 20rem, or 28rem for wide halves.',
        selector: '[role="radiogroup"]',
        side: 'end',
      },
    ],
  },
  choice: choices.arrangement,
  pairs: [
    {
      good: (
        <FieldRow>
          <Size label="Plot Size" />
          <Unit label="Plot Unit" />
        </FieldRow>
      ),
      bad: (
        <Stack space="small">
          <Size label="Plot Size" />
          <Unit label="Plot Unit" />
        </Stack>
      ),
      reason:
        'A quantity and its unit are one answer, so they are in one row. On a narrow phone they are stacked all the same.',
    },
    {
      good: (
        <Stack space="small">
          <Line label="Name" />
          <Line label="Subject" />
        </Stack>
      ),
      bad: (
        <FieldRow>
          <Line label="Name" />
          <Line label="Subject" />
        </FieldRow>
      ),
      reason:
        'Fields that have nothing to do with each other are stacked: the eye follows one edge, and a long answer has room, at every width.',
    },
  ],
  words: [
    {
      rule: 'Each label is understood without the other',
      good: 'Plot Size · Plot Unit',
      bad: 'Plot Size · Unit',
    },
    {
      rule: 'A label fits on one line of its column, so that the controls are level',
      good: 'E-mail · Phone',
      bad: 'E-mail · The number at which we can reach you',
    },
  ],
}
