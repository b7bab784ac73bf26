import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/design-system'
import { RouteLoading } from '../../src/app/shell/RouteLoading'

const meta = {
  component: RouteLoading,
  args: { isPending: true },
} satisfies Meta<typeof RouteLoading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('status')
    await step('A page that loads quickly is not announced', async () => {
      await expect(region).toBeEmptyDOMElement()
    })
    await step('A slow one is, in the existing live region', async () => {
      await waitFor(() => expect(region).toHaveTextContent('Loading the page'))
    })
  },
}

export const Loaded: Story = {
  render: function Navigation() {
    const [isPending, setIsPending] = useState(false)
    return (
      <>
        <RouteLoading isPending={isPending} />
        <Button onClick={() => setIsPending(!isPending)}>
          {isPending ? 'Finish loading' : 'Start loading'}
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('status')
    for (const time of ['first', 'second']) {
      await step(`The ${time} slow page is announced until it has loaded`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Start loading' }))
        await expect(region).toBeEmptyDOMElement()
        await waitFor(() => expect(region).toHaveTextContent('Loading the page'))
        await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }))
        await expect(region).toBeEmptyDOMElement()
      })
    }
  },
}
