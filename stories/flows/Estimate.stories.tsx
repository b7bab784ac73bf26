import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { App } from '../../src/app/App'
import { isolatedStorage } from '../support/isolatedStorage'
import { offline } from '../support/offline'

const meta = {
  component: App,
  parameters: { layout: 'fullscreen' },
  beforeEach: [isolatedStorage, offline],
} satisfies Meta<typeof App>
export default meta

type Story = StoryObj<typeof meta>

/** From the home page to a submitted estimate, which is stored on the device because its request fails. */
export const FromHomeToSubmission: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Opens the estimator from the home page', async () => {
      // On a slow machine, each page takes several seconds to load.
      await canvas.findByRole('heading', { name: 'Bring Your Dreams to Reality' }, { timeout: 10_000 })
      const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
      const link = await menu.findByRole('link', { name: 'Get your Construction Estimate' })
      // Not `userEvent`, which clicks in React's `act`: the navigation is lost if its page is still loading when `act` ends.
      link.click()
      await canvas.findByRole('heading', { name: "Let's Get Started" }, { timeout: 10_000 })
    })
    await step('Fills in the contact and continues', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Test Visitor')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email Address' }), 'visitor@example.com')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone Number' }), '+92 300 0000000')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cost Calculator' })).toHaveFocus())
    })
    await step('Enters 10 marla in DHA, A+, and continues to the review', async () => {
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Plot Size' }), '10')
      await userEvent.click(canvas.getByRole('radio', { name: 'A+ Grade' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Review & Submit' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Review & Submit' })).toHaveFocus())
    })
    await step('Submits the estimate, which is stored on this device', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Final Estimate' }))
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toHaveFocus(),
      )
      await expect(canvas.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
      await expect(canvas.queryByText('Loading the page')).toBeNull()
    })
  },
}
