import { Alert, Button, Dialog, Inline, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { Stateful } from '../support/Stateful'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Alert tone="success" live="none">
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
            <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Your message has been sent">
              <Button onClick={() => setIsOpen(false)}>OK</Button>
            </Dialog>
          </>
        )}
      </Stateful>
    ),
    reason: 'A message that needs no decision belongs in the page, where it interrupts nobody.',
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
]
