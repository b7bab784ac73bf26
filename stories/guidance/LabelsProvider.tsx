import { englishLabels, LabelsProvider, NumberField, Select, Stack } from '../../src/design-system'
// With the font of Urdu, as on the site.
import { labels as urduLabels } from '../../src/pages/estimator/urdu'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface OptionsProps {
  label: string
  options: readonly string[]
  placeholder?: string
}

function Options({ label, options, ...props }: OptionsProps) {
  return (
    <Stateful<string> initial="">
      {(value, setValue) => (
        <Select
          {...props}
          label={label}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

/** Two fields of the estimator in Urdu; the size is a word, which isn't understood. */
function UrduFields() {
  return (
    <div lang="ur" dir="rtl" className="w-[20rem] max-w-full">
      <Stack space="small">
        <Options label="ہاؤسنگ اتھارٹی" options={['ڈیفنس ہاؤسنگ اتھارٹی', 'لاہور ڈویلپمنٹ اتھارٹی']} />
        <Stateful initial="سات">
          {(value, setValue) => <NumberField label="پلاٹ کا سائز" value={value} onValueChange={setValue} />}
        </Stateful>
      </Stack>
    </div>
  )
}

const services = (
  <Options
    label="Services Required"
    options={['Project Management Consultancy', 'Project Development Consultancy']}
  />
)
const authorities = ['DHA (Defence Housing Authority)', 'LDA (Lahore Development Authority)'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <LabelsProvider labels={urduLabels} language={{ lang: 'ur', dir: 'rtl' }}>
        <UrduFields />
      </LabelsProvider>
    ),
    parts: [
      {
        name: 'Label',
        note: 'Not from the LabelsProvider: the page passes its own texts to its components, in the same language.',
        selector: 'label',
        side: 'end',
      },
      {
        name: 'Text before a choice',
        note: '“Choose one” in Urdu, from the labels. The type Labels requires all texts that components say by themselves.',
        selector: 'select',
        side: 'start',
      },
      {
        name: 'Message',
        note: '“Enter a number, such as 7.5.” in Urdu. Names of buttons that only have icons, such as “Close”, are translated in the same way.',
        selector: '[aria-live] p',
        side: 'bottom',
      },
      {
        name: 'Element with lang and dir',
        note: 'From the page, because a LabelsProvider renders no element. Its prop “language” is for what is rendered elsewhere in the document, such as dialogs.',
        selector: '[lang]',
        side: 'top',
      },
    ],
  },
  choice: choices.builtInWords,
  pairs: [
    {
      good: (
        <LabelsProvider labels={urduLabels} language={{ lang: 'ur', dir: 'rtl' }}>
          <UrduFields />
        </LabelsProvider>
      ),
      bad: <UrduFields />,
      reason:
        'Without a LabelsProvider, the labels of the fields are in Urdu, but the components say the rest in English, and a screen reader pronounces it as Urdu.',
    },
    {
      good: (
        <Stack space="small">
          <Options label="Housing Authority" placeholder="Select authority" options={authorities} />
          {services}
        </Stack>
      ),
      bad: (
        <LabelsProvider labels={{ ...englishLabels, chooseOne: 'Select authority' }}>
          <Stack space="small">
            <Options label="Housing Authority" options={authorities} />
            {services}
          </Stack>
        </LabelsProvider>
      ),
      reason:
        'Labels are for all components inside, so they must be true of each. What only one field says is a prop of that field.',
    },
  ],
  words: [
    {
      rule: 'True wherever the component is used',
      good: 'Choose one',
      bad: 'Select authority',
    },
    {
      rule: 'A button without text is named by what it does',
      good: 'Close',
      bad: 'Cross',
    },
    {
      rule: 'A message says what is accepted, with an example',
      good: 'Enter a number, such as 7.5.',
      bad: 'Invalid input',
    },
  ],
}
