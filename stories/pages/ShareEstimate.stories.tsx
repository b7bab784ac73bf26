import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, spyOn } from 'storybook/test'
import { calculateEstimate, inputsOfHouse, plainHouse } from '../../src/estimator'
import { ShareEstimate } from '../../src/pages/estimator/estimate/ShareEstimate'
import { liveRegionIn } from '../support/liveRegionIn'

const inputs = inputsOfHouse(10, { ...plainHouse, grade: 'A+', includeBasement: true })

const meta = {
  component: ShareEstimate,
  args: { inputs, estimate: calculateEstimate(inputs) },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof ShareEstimate>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NotAllowedToCopy: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText(/^Your browser did not allow copying/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /calculate_actual_cost#v=1/ })).toBeVisible()
  },
}

/** Gives the browser a share sheet, which Chromium lacks on Linux; it is removed after the story. */
function stubShare(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: fn(share) })
  return () => {
    Reflect.deleteProperty(navigator, 'share')
  }
}

export const Shared: Story = {
  beforeEach: () => stubShare(() => Promise.resolve()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share…' }))
    await expect(mocked(navigator.share).mock.calls).toEqual([
      [
        {
          text: expect.stringMatching(
            /^10 Marla, DHA, A\+ Grade, with a basement: about 2\.8 crore, PKR\s7,637 per sq ft/,
          ),
          url: expect.stringMatching(/^https?:\/\/[^/]+\/calculate_actual_cost#v=1&plot=10&unit=marla&/),
        },
      ],
    ])
    await expect(liveRegionIn(canvasElement)).toBeEmptyDOMElement()
  },
}

export const ShareSheetClosed: Story = {
  beforeEach: () => stubShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError'))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share…' }))
    await expect(navigator.share).toHaveBeenCalledOnce()
    // Any message would be rendered by the end of the task.
    await new Promise((resolve) => setTimeout(resolve))
    await expect(liveRegionIn(canvasElement)).toBeEmptyDOMElement()
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled()
  },
}

export const NotAllowedToShare: Story = {
  beforeEach: () => stubShare(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share…' }))
    await expect(await canvas.findByText('Link copied.')).toBeVisible()
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([
      [expect.stringMatching(/calculate_actual_cost#v=1&plot=10&unit=marla&/)],
    ])
  },
}

export const ManualAreas: Story = {
  args: (() => {
    const manual = {
      ...inputs,
      mode: 'manual',
      groundFloorArea: '1500',
      firstFloorArea: '1174',
      includeBasement: false,
    } as const
    return { inputs: manual, estimate: calculateEstimate(manual) }
  })(),
  play: async ({ canvas }) => {
    const message = canvas.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? ''
    await expect(new URL(message).searchParams.get('text')).toMatch(
      /^2,674 sq ft of covered area, A\+ Grade, without a basement: about /,
    )
  },
}
