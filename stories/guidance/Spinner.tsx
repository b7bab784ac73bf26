import { Button, Inline, Spinner, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const views = ['Street', 'Garden', 'Rooftop'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="flex flex-col items-center gap-3">
        <Spinner size="large" />
        <Text weight="bold">Sangbunyad</Text>
      </div>
    ),
    parts: [
      {
        name: 'Arc',
        note: 'Medium within text, or large with room for a picture in its middle, such as the logo mark. It has the colour of the text. Under reduced motion it doesn’t turn.',
        selector: 'svg',
        side: 'end',
      },
      {
        name: 'Status',
        note: 'Around the arc, with the word “Loading” for screen readers, which the LabelsProvider translates.',
        selector: 'output',
        side: 'top',
      },
      {
        name: 'Text',
        note: 'Optional, from the page: what is loading. Here it is the site, which shows the name of the firm.',
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  choice: choices.progress,
  pairs: [
    {
      good: (
        <Button isLoading loadingLabel="Sending...">
          Submit Message
        </Button>
      ),
      bad: (
        <Inline>
          <Button>Submit Message</Button>
          <Spinner />
        </Inline>
      ),
      reason:
        'A button has a spinner of its own. It says what is happening and ignores a second click. With a spinner beside it, the button looks as if it had to be clicked again.',
    },
    {
      good: (
        <Inline>
          <Spinner />
          <Text as="span">Three views of the house</Text>
        </Inline>
      ),
      bad: (
        <Stack space="small">
          {views.map((view) => (
            <Inline key={view}>
              <Spinner />
              <Text as="span">{view}</Text>
            </Inline>
          ))}
        </Stack>
      ),
      reason:
        'One wait has one spinner. Each spinner is a status, so that three of them say “Loading” three times.',
    },
  ],
  words: [
    {
      rule: 'Beside it, name what is loading; “Loading” is read out anyway',
      good: 'Map of Lahore',
      bad: 'Loading the map...',
    },
    {
      rule: 'No promise of how long it takes',
      good: 'Three views of the house',
      bad: 'Only a few seconds',
    },
    {
      rule: 'What takes known steps gets their names, in ProgressSteps',
      good: 'Contact · Calculator · Submit',
      bad: 'Please wait',
    },
  ],
}
