import { Link, NumberField, Picture, Text, TextField } from '../../../src/design-system'
import front from '../../../src/images/db-32-front.webp?picture'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { DoAndDont } from './DoAndDont'

const ignore = () => undefined

/** How to write numbers and units. */
export function Numbers() {
  return (
    <FactTable
      caption="How to write numbers and units"
      nameColumn="What"
      columns={['Like this', 'Not like this']}
      rows={[
        {
          name: 'Money',
          facts: { 'Like this': 'PKR 26,813,705', 'Not like this': 'Rs. 2,68,13,705 · 26.8 M · 26813705/-' },
        },
        {
          name: 'An area, except in fixed labels',
          facts: { 'Like this': '2,500 sq ft', 'Not like this': '2500 SFT · 2,500 ft² · 2.5k sq ft' },
        },
        {
          name: 'A plot',
          facts: { 'Like this': '10 marla, 1 kanal', 'Not like this': '10 Marlas, 1 Kanals' },
        },
        {
          name: 'A rate',
          facts: { 'Like this': 'PKR 3,100 per sq ft', 'Not like this': '3,100/- per SFT' },
        },
        {
          name: 'A range',
          facts: { 'Like this': '5 to 7 marla', 'Not like this': '5-7 marla' },
        },
      ]}
    />
  )
}

/** Link texts to use and to avoid. */
export function LinkTexts() {
  return (
    <DoAndDont
      good={
        <Text>
          Bring your title deed and the site plan. <Link href="#link-words">Documents for DHA approval</Link>
        </Text>
      }
      bad={
        <Text>
          For the documents you need for DHA approval, <Link href="#link-words">click here</Link>.
        </Text>
      }
      reason="Out of context, “click here” doesn’t say where it leads."
    />
  )
}

/** Alternative texts to use and to avoid. */
export function AltTexts() {
  const good =
    'Render of a model: a white two-storey house seen from the street, with an oak-lined carport at the left.'
  const bad = 'IMG_0132 beautiful modern luxury house design'
  return (
    <DoAndDont
      good={<Described alt={good} />}
      bad={<Described alt={bad} />}
      reason="The first describes the house to someone who can’t see it. The second only praises it."
    />
  )
}

function Described({ alt }: { alt: string }) {
  return (
    <>
      <Picture picture={front} alt={alt} sizes="30rem" />
      <Text size="small">
        <Code>alt</Code> {alt}
      </Text>
    </>
  )
}

/** Error messages to use and to avoid. */
export function ErrorMessages() {
  return (
    <>
      <DoAndDont
        good={
          <TextField
            label="Email Address"
            type="email"
            value="ayesha@"
            onValueChange={ignore}
            errorMessage="Enter an e-mail address, such as name@example.com."
          />
        }
        bad={
          <TextField
            label="Email Address"
            type="email"
            value="ayesha@"
            onValueChange={ignore}
            errorMessage="Invalid email!"
          />
        }
        reason="The first says what to do and shows the format."
      />
      <DoAndDont
        good={
          <NumberField
            label="Plot Size"
            unit="marla"
            value="-5"
            onValueChange={ignore}
            errorMessage="Enter 0 or more. Until then we count it as 0."
          />
        }
        bad={
          <NumberField
            label="Plot Size"
            unit="marla"
            value="-5"
            onValueChange={ignore}
            errorMessage="Oops, something went wrong. Plot Size is not valid."
          />
        }
        reason="The first says what to do, and which value the estimate uses until then."
      />
    </>
  )
}
