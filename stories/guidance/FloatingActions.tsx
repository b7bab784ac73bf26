import { BackToTop, Button, FloatingActions, Icon, Text, VisuallyHidden } from '../../src/design-system'
import { ExampleWindow } from '../guides/blocks/ExampleWindow'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: 'aside', marks: 'beside', isScrolled: true },
    example: (
      <>
        <main className="h-[300dvh]">
          <div className="sticky top-0 p-4">
            <Text>A long page, scrolled by more than the height of its window.</Text>
          </div>
        </main>
        <FloatingActions label="Quick actions">
          <BackToTop />
          <Button asChild>
            <a href="#chat">
              <Icon name="whatsapp" size="large" />
              <VisuallyHidden>Chat with us</VisuallyHidden>
            </a>
          </Button>
        </FloatingActions>
      </>
    ),
    parts: [
      {
        name: 'Back to top',
        note: 'Optional, and hidden at the top of the page. Each control needs a surface of its own, because it is in front of the page.',
        selector: 'aside button',
        side: 'start',
      },
      {
        name: 'Main action',
        note: 'Last, next to the corner. Its name isn’t visible, if it has only an icon.',
        selector: 'aside a',
        side: 'top',
      },
    ],
  },
  choice: choices.atHand,
  pairs: [
    {
      good: <ExampleWindow story="TwoIcons" title="Two controls with only an icon" />,
      bad: <ExampleWindow story="WideTexts" title="Wide controls, which stay hidden" />,
      reason:
        'The controls are shown only where they cover no text and no control of the page. Two icons find room beside the lines of this page; wider controls don’t, so they stay hidden.',
    },
  ],
  words: [
    { rule: 'The label names a group of controls', good: 'Quick actions', bad: 'Bottom right' },
    { rule: 'An icon has a name that says what it does', good: 'Chat with us', bad: 'WhatsApp icon' },
  ],
}
