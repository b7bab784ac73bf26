import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageContents } from '../../src/sections/PageContents'

const meta = {
  component: PageContents,
  args: {
    sections: [
      { id: 'grey-structure', heading: 'What the grey structure is' },
      { id: 'check', heading: 'How to check the work' },
    ],
  },
} satisfies Meta<typeof PageContents>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    for (const { id, heading } of args.sections)
      await expect(canvas.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`)
  },
}

/** Renders nothing. */
export const Empty: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { sections: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}
