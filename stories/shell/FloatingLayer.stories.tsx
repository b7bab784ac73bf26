import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FloatingLayer } from '../../src/app/shell/notices/FloatingLayer'
import { shownPage } from '../../src/site/DocumentHead'
import { siteUpdate } from '../../src/offline'
import { paths } from '../../src/paths'
import { announceResult, dismissSubmissionResults } from '../../src/forms/submissionResults'

const meta = {
  component: FloatingLayer,
  // Fixed to the window, so the docs page needs a frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => () => {
    dismissSubmissionResults(() => true)
    siteUpdate.set(undefined)
  },
  decorators: [
    (Story) => (
      <div className="h-[250vh]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingLayer>
export default meta

type Story = StoryObj<typeof meta>

/** The distances of a box from the end of the page, without its scrollbar, and from the bottom of the window. */
function distances(element: Element) {
  const { right, bottom } = element.getBoundingClientRect()
  return [document.body.getBoundingClientRect().right - right, window.innerHeight - bottom]
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const chat = canvas.getByRole('link', { name: 'Chat with us' })
    await step('The chat button stays where it is when the page scrolls', async () => {
      await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000')
      const { width, height } = chat.getBoundingClientRect()
      await expect([width, height]).toEqual([56, 56])
      await expect(distances(chat)).toEqual([16, 16])
      window.scrollTo({ top: 500, behavior: 'instant' })
      await expect(window.scrollY).toBe(500)
      await expect(distances(chat)).toEqual([16, 16])
    })
    await step('While they are empty, its notices are nothing that a screen reader finds', () =>
      expect(canvas.queryByRole('status')).toBeNull(),
    )
    await step('Notices are stacked beside it', async () => {
      announceResult({ id: 'form', tone: 'success', message: 'Sent.' })
      siteUpdate.set(() => Promise.resolve())
      const update = await canvas.findByText('A new version of this site is ready')
      const result = canvas.getByText('Sent.')
      await waitFor(() => expect(result).toBeVisible())
      await expect(result.getBoundingClientRect().bottom).toBeLessThan(update.getBoundingClientRect().top)
      await expect(update.getBoundingClientRect().right).toBeLessThan(chat.getBoundingClientRect().left)
      await expect(distances(chat)).toEqual([16, 16])
    })
  },
}

const bar = (
  <div data-sticky="bottom" className="sticky bottom-0">
    The calculator’s bar
  </div>
)

/** On a phone the chat is in a row of the estimator, and in a wider window above the bar of the calculator. */
export const OnTheEstimator: Story = {
  parameters: { route: paths.estimator.href() },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Chat with us' })).toBeNull(),
}

export const AboveTheBar: Story = {
  parameters: { route: paths.estimator.href() },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: () => (
    <>
      <FloatingLayer />
      {bar}
    </>
  ),
  play: ({ canvas }) =>
    expect(distances(canvas.getByRole('link', { name: 'Chat with us' }))).toEqual([16, 80]),
}

/** In Urdu, lines end on the left. */
export const InUrdu: Story = {
  parameters: { route: paths.home.href() },
  beforeEach: () => {
    shownPage.set({ title: '', lang: 'ur', dir: 'rtl' })
    return () => shownPage.set({ title: '', lang: '' })
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect().left).toBe(16),
}
