import { Button, Icon, Inline, Link, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Button size="large">
        <Icon name="calculator" />
        <span>Get an estimate</span>
      </Button>
    ),
    parts: [
      {
        name: 'Icon',
        note: 'Optional, before the label. It repeats the label, never replaces it.',
        selector: 'svg',
        side: 'top',
      },
      {
        name: 'Label',
        note: 'What happens, in up to four words. It wraps rather than being cut off.',
        selector: 'button span',
        side: 'bottom',
      },
      {
        name: 'Box',
        note: 'Filled if primary, outlined if secondary, none if quiet. At least 44 px high, large 56 px (the story Every Variant); all of it can be clicked.',
        selector: 'button',
        side: 'end',
      },
    ],
  },
  choice: choices.actions,
  pairs: [
    {
      good: (
        <Inline>
          <Button variant="secondary">Back</Button>
          <Button>Continue</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button>Back</Button>
          <Button>Continue</Button>
        </Inline>
      ),
      reason:
        'One primary button per view shows the way forward. Two of them leave the choice to the visitor. Between steps, the way back comes first, as in the estimator; in a dialog the recommended action does.',
    },
    {
      good: (
        <Text>
          We build on your plot or <Link href="#projects">show you one</Link>.
        </Text>
      ),
      bad: (
        <Stack space="xsmall" align="start">
          <Text>We build on your plot or</Text>
          <Button variant="quiet">show you one</Button>
        </Stack>
      ),
      reason:
        'What leads to another page is a link, so that it can be opened in a new tab. With asChild it can look like a button.',
    },
  ],
  words: [
    { rule: 'Say what happens', good: 'Send again', bad: 'OK' },
    { rule: 'Begin with a verb', good: 'Call the office', bad: 'Phone' },
    { rule: 'While it is loading, say what is happening', good: 'Sending...', bad: 'Please wait' },
  ],
}
