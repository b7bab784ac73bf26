import { Button, Link, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Text>
        Bring the <Link href="#documents">documents for DHA approval</Link> to the first meeting.
      </Text>
    ),
    parts: [
      {
        name: 'Text',
        note: 'Says where the link leads, even when it is read alone. It wraps like the sentence around it.',
        selector: 'a',
        side: 'top',
      },
      {
        name: 'Sentence',
        note: 'Belongs to the page. A link that stands alone and is the main one of its page is a Button with asChild.',
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  choice: choices.actions,
  pairs: [
    {
      good: (
        <Stack space="small" align="start">
          <Text>How many floors may you build?</Text>
          <Link href="#areas">Covered areas in DHA</Link>
        </Stack>
      ),
      bad: (
        <Stack space="small" align="start">
          <Text>How many floors may you build?</Text>
          <Link href="#areas">Read more here</Link>
        </Stack>
      ),
      reason: 'A screen reader lists the links of a page without the text around them.',
    },
    {
      good: (
        <Button asChild>
          <a href="#estimate">Get an estimate</a>
        </Button>
      ),
      bad: (
        <Text>
          <Link href="#estimate">Get an estimate</Link>
        </Text>
      ),
      reason: 'The main link of a page looks like a button and remains a link.',
    },
  ],
  words: [
    { rule: 'Name the target', good: 'Covered areas in DHA', bad: 'Click here' },
    {
      rule: 'Link the words that name it, not the whole sentence',
      good: 'See the [covered areas].',
      bad: '[See the covered areas if you like.]',
    },
    {
      rule: 'Write contact details as they are dialled or typed',
      good: '+92 300 0000000',
      bad: 'Call us now!',
    },
  ],
}
