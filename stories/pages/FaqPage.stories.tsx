import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import FaqPage from '../../src/pages/faq/FaqPage'
import { paths } from '../../src/paths'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'
import { hasRealKeys } from '../support/hasRealKeys'

const meta = {
  component: FaqPage,
  parameters: { layout: 'fullscreen', route: paths.faq.href() },
} satisfies Meta<typeof FaqPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(12)
    await expect(canvas.getByText(/^The part of the house that is grey/)).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await expectNoOverflow(canvasElement)
  },
}

export const AnswerExpanded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const question = canvas.getByRole('heading', { name: 'How large is a marla?' })
    const answer = canvas.getByText(/^We count 225 square feet to a marla/)
    if (hasRealKeys) {
      await step('Enter expands the answer, and collapses it again', async () => {
        question.closest('summary')?.focus()
        await userEvent.keyboard('{Enter}')
        await expect(answer).toBeVisible()
        await userEvent.keyboard('{Enter}')
        await expect(answer).not.toBeVisible()
      })
    }
    await step('A click expands it, another one collapses it', async () => {
      await userEvent.click(question)
      await expect(answer).toBeVisible()
      await userEvent.click(question)
      await expect(answer).not.toBeVisible()
    })
    await step('A third click expands it again', async () => {
      await userEvent.click(question)
      await expect(answer).toBeVisible()
    })
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('Every answer is printed', async () => {
      for (const answer of [
        /^The part of the house that is grey/,
        /^So that we can reply to the estimate you submit/,
      ]) {
        await expect(canvas.getByText(answer).checkVisibility({ contentVisibilityAuto: true })).toBe(true)
      }
    })
  },
}
