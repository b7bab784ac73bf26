import { Select, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface SampleProps {
  label: string
  initial?: string
  description?: string
  placeholder?: string
  type?: 'text' | 'email' | 'tel'
  errorMessage?: string
  isRequired?: boolean
}

/** A field that can be tried; its error disappears with the first change. */
function Sample({ initial = '', errorMessage, ...props }: SampleProps) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <TextField
          {...props}
          value={value}
          onValueChange={setValue}
          errorMessage={value === initial ? errorMessage : undefined}
        />
      )}
    </Stateful>
  )
}

const authorities = [
  { value: 'dha', label: 'DHA' },
  { value: 'lda', label: 'LDA' },
] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Sample
          label="Email"
          type="email"
          initial="ayesha@"
          description="For the copy of your estimate."
          errorMessage="Enter an e-mail address, such as name@example.com."
          isRequired
        />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'Above the control, always visible, and exactly the accessible name. An asterisk marks a required field.',
        selector: 'label',
        side: 'start',
      },
      {
        name: 'Description',
        note: 'Optional, below the label: what helps to fill it in. Visible also while there is text in the field.',
        selector: 'div > p',
        side: 'end',
      },
      {
        name: 'Control',
        note: 'As wide as its container, up to 480 px. Its type, such as tel or email, is the native one.',
        selector: 'input',
        side: 'start',
      },
      {
        name: 'Error or warning',
        note: 'Below the control. An error when the form can’t be sent like this; a warning for a value that is unusual but valid.',
        selector: '[aria-live] p',
        side: 'end',
      },
    ],
  },
  choice: choices.entry,
  pairs: [
    {
      good: <Sample label="Phone" type="tel" description="With the country code if you live abroad." />,
      bad: <Sample label="Phone" type="tel" placeholder="With the country code if you live abroad" />,
      reason: 'A placeholder disappears as soon as something is typed, and is cut off in a narrow field.',
    },
    {
      good: (
        <Stateful<'dha' | 'lda' | ''> initial="">
          {(value, setValue) => (
            <Select label="Authority" options={authorities} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: <Sample label="Authority" description="Enter DHA or LDA." />,
      reason:
        'If the answers can be listed, let visitors choose: nobody has to spell them, and no unknown ones arrive.',
    },
  ],
  words: [
    { rule: 'The label is a noun, without a colon', good: 'Full Name', bad: 'Please enter your name:' },
    {
      rule: 'The description gives an example or a reason',
      good: 'For the copy of your estimate.',
      bad: 'Enter your e-mail here.',
    },
    {
      rule: 'An error says what to do',
      good: 'Enter an e-mail address, such as name@example.com.',
      bad: 'Invalid email!',
    },
  ],
}
