import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn } from 'storybook/test'
import { calculateEstimate, initialInputs, inputsOfHouse } from '../../src/estimator'
import { ShareEstimate } from '../../src/pages/estimator/ShareEstimate'

const inputs = inputsOfHouse(10, {
  authority: 'DHA',
  grade: 'A+',
  includeBasement: true,
  services: initialInputs.services,
})

const meta = {
  component: ShareEstimate,
  args: { inputs, estimate: calculateEstimate(inputs) },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof ShareEstimate>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const message = canvas.getByRole('link', { name: 'Send by WhatsApp' })
    await expect(message.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\?text=10%20Marla%2C%20DHA%2C%20A%2B%20Grade%2C%20with%20a%20basement%3A%20about%202\.8%20crore/,
    )
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied.')).toBeVisible()
    const [[link = ''] = []] = mocked(navigator.clipboard.writeText).mock.calls
    await expect(link).toMatch(/^https?:\/\/[^/]+\/calculate_actual_cost#v=1&plot=10&unit=marla&/)
  },
}

export const NotAllowedToCopy: Story = {
  // The link contains the port.
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText(/^Your browser did not allow copying/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /calculate_actual_cost#v=1/ })).toBeVisible()
  },
}

export const ManualAreas: Story = {
  tags: ['!visual'],
  args: (() => {
    const manual = { ...inputs, mode: 'manual', groundFloorArea: '1500', includeBasement: false } as const
    return { inputs: manual, estimate: calculateEstimate(manual) }
  })(),
  play: async ({ canvas }) => {
    const message = canvas.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? ''
    await expect(new URL(message).searchParams.get('text')).toMatch(
      /^2,674 sq ft of covered area, A\+ Grade, without a basement: about /,
    )
  },
}
