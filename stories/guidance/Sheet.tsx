import { Button, Inline, Link, Sheet, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { Stateful } from '../support/Stateful'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Inline>
        <Link href="#services">Services</Link>
        <Link href="#projects">Projects</Link>
      </Inline>
    ),
    bad: (
      <Stateful initial={false}>
        {(isOpen, setIsOpen) => (
          <>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              Menu
            </Button>
            <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Menu">
              <Text>Services, Projects</Text>
            </Sheet>
          </>
        )}
      </Stateful>
    ),
    reason: 'A window with room for the links shows them in its header; the sheet is for phones.',
  },
]
