import { Alert, Button, Dialog, Inline, Stack, Text, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const ignore = () => undefined

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[role="dialog"]', marks: 'around' },
    example: (
      <Dialog
        isOpen
        onOpenChange={ignore}
        title="Start again?"
        description="Everything you have entered will be deleted."
        actions={
          <>
            <Button>Keep it</Button>
            <Button variant="secondary">Start again</Button>
          </>
        }
      >
        <span>The estimate on the right is emptied as well.</span>
      </Dialog>
    ),
    parts: [
      {
        name: 'Title',
        note: 'A heading, and the dialog’s name: the question, or what it is about. It stays in view while the content scrolls, except in a window lower than 255 px.',
        selector: 'h2',
        side: 'start',
      },
      {
        name: 'Close',
        note: 'The button with the ×, always there. Escape, Back and a click outside do the same, so closing must lose nothing: keep what was typed in the page’s state, not in the dialog, as the story Form Submitted does.',
        selector: 'h2 ~ button',
        side: 'end',
      },
      {
        name: 'Description',
        note: 'Optional: one sentence, the description of the dialog for screen readers.',
        selector: 'h2 ~ p, div > p',
        side: 'start',
      },
      {
        name: 'Content',
        note: 'Optional: text, a picture above it, or a short form of its own. It scrolls if the window is too short.',
        selector: 'div > span',
        side: 'end',
      },
      {
        name: 'Actions',
        note: 'Optional: first the one that we recommend, the only primary button. If the other action can’t be undone, such as deleting, the recommended one is the way back.',
        selector: 'div:has(> button + button)',
        side: 'start',
      },
    ],
  },
  choice: choices.layers,
  pairs: [
    {
      good: (
        <Alert tone="success" role="none">
          Your message has been sent.
        </Alert>
      ),
      bad: (
        <Stateful initial={false}>
          {(isOpen, setIsOpen) => (
            <>
              <Button variant="secondary" onClick={() => setIsOpen(true)}>
                Send, then a dialog says “OK”
              </Button>
              <Dialog
                isOpen={isOpen}
                onOpenChange={setIsOpen}
                title="Message"
                description="Your message has been sent."
                actions={<Button onClick={() => setIsOpen(false)}>OK</Button>}
              />
            </>
          )}
        </Stateful>
      ),
      reason:
        'A message that needs no decision belongs in the page, where it can be read again and interrupts nobody.',
    },
    {
      good: (
        <Stack space="small">
          <Text weight="bold">Delete this estimate?</Text>
          <Inline>
            <Button>Keep it</Button>
            <Button variant="secondary">Delete estimate</Button>
          </Inline>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Text weight="bold">Are you sure?</Text>
          <Inline>
            <Button>Yes</Button>
            <Button variant="secondary">Cancel</Button>
          </Inline>
        </Stack>
      ),
      reason: 'Title and actions make sense without the sentence between them, which many people skip.',
    },
    {
      good: (
        <TextField
          label="Phone"
          type="tel"
          value=""
          onValueChange={ignore}
          description="We call within one working day."
        />
      ),
      bad: (
        <Stateful initial={false}>
          {(isOpen, setIsOpen) => (
            <>
              <Button variant="secondary" onClick={() => setIsOpen(true)}>
                Enter your phone number
              </Button>
              <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Phone">
                <TextField label="Your number" type="tel" value="" onValueChange={ignore} />
              </Dialog>
            </>
          )}
        </Stateful>
      ),
      reason:
        'A field of the page belongs in the page’s form. A field in a dialog is for a form of its own, of one or two fields, after which the dialog closes. The page has to keep what was typed, in case the dialog is closed before.',
    },
  ],
  words: [
    {
      rule: 'A decision is a question that names its subject',
      good: 'Delete this estimate?',
      bad: 'Are you sure?',
    },
    { rule: 'The actions repeat the verb', good: 'Keep it · Delete estimate', bad: 'Yes · Cancel' },
    {
      rule: 'The description says what can’t be undone',
      good: 'Everything you have entered will be deleted.',
      bad: 'Warning! This action is irreversible!',
    },
  ],
}
