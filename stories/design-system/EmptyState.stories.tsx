import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, EmptyState, Icon } from '../../src/design-system'
import { nothingSticksOut } from '../support/nothingSticksOut'
import { showsFocus } from '../support/showsFocus'

const meta = {
  component: EmptyState,
  args: {
    children:
      'Enter a plot size and select a quality grade, or switch to manual mode to enter areas directly.',
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Plain text: no heading, nothing announced', async () => {
      await expect(canvas.getByText(/^Enter a plot size/)).toBeVisible()
      await expect(canvas.queryByRole('heading')).toBeNull()
      await expect(canvas.queryByRole('status')).toBeNull()
    })
  },
}

export const WithTitle: Story = {
  args: { title: 'No Blogs were found!!!', headingLevel: 2, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Blogs were found!!!' })).toBeVisible()
  },
}

export const WithActions: Story = {
  args: {
    title: 'Service not found.',
    headingLevel: 1,
    children: 'It may have been renamed. All our services stand on one page.',
    actions: (
      <Button asChild>
        <a href="#services">See all services</a>
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The Tab key reaches what helps on', async () => {
      await userEvent.tab()
      await showsFocus(canvas.getByRole('link', { name: 'See all services' }))
    })
  },
}

export const WithDrawing: Story = {
  args: {
    title: 'Project not found',
    headingLevel: 1,
    children: 'The address may have been mistyped.',
    drawing: <Icon name="location-dot" size="large" />,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The drawing is seen, and passed over by screen readers', async () => {
      const drawing = canvasElement.querySelector('svg')
      await expect(drawing).toBeVisible()
      await expect(drawing?.closest('[aria-hidden="true"]')).not.toBeNull()
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

export const AsStatus: Story = {
  args: { role: 'status', title: 'No Blogs were found!!!', headingLevel: 2, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No Blogs were found!!!')
  },
}

export const LongText: Story = {
  args: {
    title:
      'Sorry! We are not able to find this blog for you, nor anything else that goes by such an address.',
    headingLevel: 1,
    children:
      'The address was https://sangbunyad.example/blogs/what-a-grey-structure-is-and-what-it-is-not-explained-for-homeowners.',
    actions: (
      <>
        <Button>See all the posts that we have written so far</Button>
        <Button variant="secondary">Go home</Button>
      </>
    ),
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => nothingSticksOut(canvasElement),
}
