import { BackToTop, FloatingActions, Link, Stack, Text } from '../../src/design-system'
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
        </FloatingActions>
      </>
    ),
    parts: [
      {
        name: 'Button',
        note: 'A chevron on a surface of its own, because it is in front of the page; 44 px wide and high. Its name, “Back to top”, isn’t visible. It takes no label: the name comes from the LabelsProvider.',
        selector: 'aside button',
        side: 'start',
      },
    ],
  },
  choice: choices.withinPage,
  pairs: [
    {
      good: <ExampleWindow story="OneButton" title="A button in the corner of a long page" />,
      bad: (
        <Stack space="xsmall">
          {['Structure', 'Finishes', 'Interior'].map((service) => (
            <div key={service}>
              <Text weight="bold">{service}</Text>
              <Text size="small">
                <Link href="#top">Back to top</Link>
              </Text>
            </div>
          ))}
        </Stack>
      ),
      reason:
        'One button, which appears once the page is scrolled by more than the height of the window. Links after every section are tab stops between the sections, and are there even if the top is in view.',
    },
  ],
  words: [
    {
      rule: 'It has the same name on every page, from the labels of the site',
      good: 'Back to top',
      bad: 'Back to our services',
    },
    { rule: 'A translation says where it leads, not how', good: 'Back to top', bad: 'Scroll up' },
  ],
}
