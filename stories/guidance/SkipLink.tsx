import { Button, Inline, Link, SkipLink, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

/** A page with its skip link, which its button focuses. What is fixed to the window stays within the example. */
function Page({ id, text }: { id: string; text: string }) {
  return (
    <div style={{ contain: 'layout' }} className="w-[20rem] max-w-full">
      <SkipLink id={`${id}-link`} href={`#${id}`}>
        {text}
      </SkipLink>
      <div className="pt-20">
        <Stack space="small">
          <Inline>
            <Link href="#services">Services</Link>
            <Link href="#projects">Projects</Link>
          </Inline>
          <div id={id}>
            <Text size="small">The content of the page.</Text>
          </div>
          <Inline>
            <Button variant="secondary" onClick={() => document.getElementById(`${id}-link`)?.focus()}>
              Focus the skip link
            </Button>
          </Inline>
        </Stack>
      </div>
    </div>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: <Page id="parts-of-the-page" text="Skip to the content" />,
    parts: [
      {
        name: 'Link',
        note: 'Before everything else. It takes no space, and is visible only while it has the focus: Tab to it, or focus it with the button of the example. Then it is as high as a button, at the upper edge of the window, in front of the header.',
        selector: 'a[id]',
        side: 'start',
      },
      {
        name: 'Content',
        note: 'What its href names: the main element of the page, which gets the focus.',
        selector: 'div[id] > p',
        side: 'end',
      },
    ],
  },
  choice: choices.withinPage,
  pairs: [
    {
      good: <Page id="content-of-the-page" text="Skip to the content" />,
      bad: (
        <Stack space="small">
          <Inline>
            <Link href="#content-of-another-page">Skip to the content</Link>
            <Link href="#services">Services</Link>
            <Link href="#projects">Projects</Link>
          </Inline>
          <div id="content-of-another-page">
            <Text size="small">The content of the page.</Text>
          </div>
        </Stack>
      ),
      reason:
        'Only people who use a keyboard need it, and they find it with the first Tab. A Link is always visible, and following it adds an entry to the history.',
    },
  ],
  words: [
    { rule: 'It says where it leads', good: 'Skip to the content', bad: 'Skip' },
    { rule: 'It is in the words of visitors', good: 'Skip to the content', bad: 'Jump to main landmark' },
  ],
}
