import { Link, NumberField, Picture, Text, TextField } from '../../../src/design-system'
import front from '../../../src/images/db-32-front.webp?picture'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { GoodAndBad } from './GoodAndBad'

const keep = () => undefined

/** How figures and units are written. */
export function Figures() {
  return (
    <FactTable
      caption="How figures and units are written"
      nameColumn="What"
      columns={['Like this', 'Not like this']}
      rows={[
        {
          name: 'Money',
          facts: { 'Like this': 'PKR 26,813,705', 'Not like this': 'Rs. 2,68,13,705 · 26.8 M · 26813705/-' },
        },
        {
          name: 'An area in words of our own',
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

/** Words of a link, good and bad. */
export function LinkWords() {
  return (
    <GoodAndBad
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
      reason="Read alone, “click here” leads nowhere."
    />
  )
}

/** Alternative texts, good and bad. */
export function AltTexts() {
  const good =
    'Render of a model: a white two-storey house seen from the street, with an oak-lined carport at the left.'
  const bad = 'IMG_0132 beautiful modern luxury house design'
  return (
    <GoodAndBad
      good={<Described alt={good} />}
      bad={<Described alt={bad} />}
      reason="The first lets somebody who can’t see it picture the house. The second praises it."
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

/** Messages at a field, good and bad, in the fields themselves. */
export function ErrorMessages() {
  return (
    <>
      <GoodAndBad
        good={
          <TextField
            label="Email Address"
            type="email"
            value="ayesha@"
            onValueChange={keep}
            errorMessage="Enter an e-mail address, such as name@example.com."
          />
        }
        bad={
          <TextField
            label="Email Address"
            type="email"
            value="ayesha@"
            onValueChange={keep}
            errorMessage="Invalid email!"
          />
        }
        reason="The first says what to do and shows the form of it."
      />
      <GoodAndBad
        good={
          <NumberField
            label="Plot Size"
            unit="marla"
            value="-5"
            onValueChange={keep}
            errorMessage="Enter 0 or more. It is counted as 0 until then."
          />
        }
        bad={
          <NumberField
            label="Plot Size"
            unit="marla"
            value="-5"
            onValueChange={keep}
            errorMessage="Oops, something went wrong. Plot Size is not valid."
          />
        }
        reason="The first says what counts until it is mended, so that the figures beside it can be read."
      />
    </>
  )
}
