import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageContents } from '../../src/sections/PageContents'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { largeText } from '../support/largeText'

const meta = {
  component: PageContents,
  args: {
    sections: [
      { id: 'grey-structure', heading: 'What the grey structure is' },
      { id: 'check', heading: 'How to check the work' },
      { id: 'record', heading: 'What to write down' },
    ],
  },
} satisfies Meta<typeof PageContents>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is a navigation with a link to each section, in their order', async () => {
      const contents = canvas.getByRole('navigation', { name: 'On this page' })
      const targets = [...contents.querySelectorAll('a')].map(({ hash, textContent }) => [hash, textContent])
      await expect(targets).toEqual([
        ['#grey-structure', 'What the grey structure is'],
        ['#check', 'How to check the work'],
        ['#record', 'What to write down'],
      ])
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Each link is a tab stop', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab()
        await expectVisibleFocus(link)
      }
    })
  },
}

/** A text without sections has no contents. */
export const Empty: Story = {
  tags: ['!visual'],
  args: { sections: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const Narrow: Story = {
  args: { sections: [{ id: 'words', heading: 'Datenschutzgrundverordnungsumsetzungshinweise' }] },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
