import { Button, Inline, Link, Sheet, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const ignore = () => undefined

const links = (
  <nav aria-label="Main">
    <Stack as="ul" space="small">
      <li>
        <Link href="#services">Services</Link>
      </li>
      <li>
        <Link href="#projects">Projects</Link>
      </li>
      <li>
        <Link href="#contact">Contact us</Link>
      </li>
    </Stack>
  </nav>
)

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[role="dialog"]', marks: 'beside' },
    example: (
      <Sheet isOpen onOpenChange={ignore} title="Menu">
        {links}
      </Sheet>
    ),
    parts: [
      {
        name: 'Backdrop',
        note: 'Covers the page, which can be neither read nor operated meanwhile. A click on it closes the sheet.',
        selector: '.bg-overlay',
        side: 'start',
      },
      {
        name: 'Title',
        note: 'A heading, and the sheet’s name. It stays in view while the content scrolls, unless the window is lower than 255 px in text of the usual size.',
        selector: 'h2',
        side: 'bottom',
      },
      {
        name: 'Close',
        note: 'Beside the title, and in view as long as the title is. Escape and Back do the same.',
        selector: 'h2 ~ button',
        side: 'bottom',
      },
      {
        name: 'Content',
        note: 'Usually links; when one is followed, the page has to close the sheet, which doesn’t close by itself. It scrolls if it is taller than the window.',
        selector: 'nav',
        side: 'bottom',
      },
    ],
  },
  choice: choices.layers,
  pairs: [
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
      reason:
        'In a window with room for the links they are in the header, where everyone sees them. The sheet is for phones.',
    },
  ],
  words: [
    {
      rule: 'The title repeats what opened it',
      good: 'Menu, opened by “Open menu”',
      bad: 'Navigation, opened by “Open menu”',
    },
    { rule: 'A link has the name of its page', good: 'Services', bad: 'What we offer' },
  ],
}
