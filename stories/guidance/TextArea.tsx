import { TextArea, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface SampleProps {
  label: string
  description?: string
  charactersLeft?: number
}

/** A field that can be tried. */
function Sample(props: SampleProps) {
  return (
    <Stateful initial="">
      {(value, setValue) => <TextArea {...props} value={value} onValueChange={setValue} />}
    </Stateful>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Sample
          label="Message"
          description="Where is the plot, and when do you want to build?"
          charactersLeft={120}
        />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'Always visible, and exactly the accessible name.',
        selector: 'label',
        side: 'start',
      },
      {
        name: 'Description',
        note: 'Optional: what helps the firm to answer.',
        selector: 'div > p',
        side: 'end',
      },
      {
        name: 'Control',
        note: 'Five lines. It grows with the text and can be dragged taller.',
        selector: 'textarea',
        side: 'start',
      },
      {
        name: 'Characters left',
        note: 'Only when the text comes near its limit; announced once it hasn’t changed for a second.',
        selector: '[aria-live] + p',
        side: 'end',
      },
    ],
  },
  choice: choices.entry,
  pairs: [
    {
      good: <Sample label="Message" description="Where is the plot, and when do you want to build?" />,
      bad: <Sample label="Message" description="Maximum 1000 characters. Plain text only." />,
      reason: 'Ask for what helps to answer. A limit is mentioned when it matters, by charactersLeft.',
    },
    {
      good: (
        <Stateful initial="">
          {(value, setValue) => <TextField label="Full Name" value={value} onValueChange={setValue} />}
        </Stateful>
      ),
      bad: <Sample label="Full Name" />,
      reason: 'The height of a field says how much is expected.',
    },
  ],
  words: [
    { rule: 'The label says what to write', good: 'Message', bad: 'Text' },
    { rule: 'The description asks', good: 'Where is the plot?', bad: 'Please provide all relevant details.' },
  ],
}
