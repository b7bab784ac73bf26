import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { faqEntries } from '../../src/content/faqEntries'
import FaqPage from '../../src/pages/faq/FaqPage'
import { paths } from '../../src/paths'

const meta = {
  component: FaqPage,
  parameters: { layout: 'fullscreen', route: paths.faq.href() },
} satisfies Meta<typeof FaqPage>
export default meta

const [first, second] = faqEntries
if (!first || !second) throw new Error('There are too few questions')

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(faqEntries.length)
    await expect(canvas.getByText(first.answer)).toBeVisible()
    await expect(canvas.getByText(second.answer)).not.toBeVisible()
  },
}
