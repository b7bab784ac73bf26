import { DescriptionList, Link, Stack, SummaryList, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const phone = <Link href="tel:+923000000000">+92 300 0000000</Link>
const email = <Link href="mailto:hello@sangbunyad.example">hello@sangbunyad.example</Link>
const address = '12-A Naqsha Street, Bunyad Block, Lahore, Pakistan'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <DescriptionList
          variant="ruled"
          items={[
            { icon: 'phone', term: 'Phone', content: phone },
            { icon: 'envelope', term: 'E-mail', content: email },
          ]}
        />
      </div>
    ),
    parts: [
      {
        name: 'Icon',
        note: 'Ruled variant only. It repeats the term and is hidden from screen readers.',
        selector: 'svg',
        side: 'start',
      },
      {
        name: 'Term',
        note: 'What the description is; unique in the list.',
        selector: 'dt > span:last-child',
        side: 'top',
      },
      {
        name: 'Description',
        note: 'Text, links or several lines. A long word, such as an e-mail address, is broken rather than cut off.',
        selector: 'dd a',
        side: 'end',
      },
      {
        name: 'Item',
        note: 'Ruled: with a hairline above and below, for a list that is the content of its section. Plain: small text without hairlines, for a list in a corner, as in the footer.',
        selector: 'dl > div:last-child',
        side: 'bottom',
      },
    ],
  },
  choice: choices.figures,
  pairs: [
    {
      good: (
        <DescriptionList
          items={[
            { term: 'Phone', content: phone },
            { term: 'Address', content: address },
          ]}
        />
      ),
      bad: (
        <Stack space="small">
          <Text size="small">Phone: {phone}</Text>
          <Text size="small">Address: {address}</Text>
        </Stack>
      ),
      reason:
        'In the list, all descriptions start at the same edge, however long their terms are, and screen readers know which term each belongs to. In sentences, a term is only the beginning of a line.',
    },
    {
      good: (
        <SummaryList
          rows={[
            { term: 'Ground Floor', value: '1,432 sq ft' },
            { term: 'Basement', value: '716 sq ft' },
          ]}
        />
      ),
      bad: (
        <DescriptionList
          items={[
            { term: 'Ground Floor', content: '1,432 sq ft' },
            { term: 'Basement', content: '716 sq ft' },
          ]}
        />
      ),
      reason:
        'Figures are compared digit by digit, so they belong in a SummaryList, which aligns them at their last digit. In a DescriptionList they start at the same edge, so that thousands are above hundreds, and a term is between them.',
    },
  ],
  words: [
    {
      rule: 'A term is one or two words, not a sentence that the description ends',
      good: 'Office hours',
      bad: 'When you can visit us:',
    },
    {
      rule: 'Two descriptions of one kind have terms that tell them apart',
      good: 'Phone 1 · Phone 2',
      bad: 'Phone · Another phone',
    },
    {
      rule: 'A link shows the phone number or the e-mail address itself; any other says what it does',
      good: '+92 300 0000000 · Message us on WhatsApp',
      bad: 'Click to call · chat.example/923000000000',
    },
  ],
}
