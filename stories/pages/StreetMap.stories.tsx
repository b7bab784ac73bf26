import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StreetMap } from '../../src/pages/home/contact/StreetMap'

const meta = {
  component: StreetMap,
  args: { children: <iframe title="Map of Lahore" srcDoc="<p>The map of a service</p>" sandbox="" /> },
  decorators: [
    (Story) => (
      // Away from the corner, where a headless browser's pointer starts.
      <div className="max-w-reading p-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StreetMap>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const layer = canvas.getByTitle('Map of Lahore').parentElement
    await step('At first only the drawn map is visible', async () => {
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '0' }))
      await expect(canvasElement.querySelector('img')).toBeVisible()
    })
    await step('The embedded map appears once it is touched', async () => {
      await userEvent.pointer({
        keys: '[TouchA]',
        target: canvasElement.querySelector('img') ?? canvasElement,
      })
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '1' }))
    })
  },
}
