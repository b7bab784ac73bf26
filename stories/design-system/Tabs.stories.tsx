import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Frame, Picture, Tabs, Text, ZoomableDrawing } from '../../src/design-system'
import elevation from '../../src/images/db-32-elevation.svg'
import front from '../../src/images/db-32-front.webp?picture'
import plan from '../../src/images/db-32-plan.svg'
import { printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { largeText } from '../support/largeText'
import { rightToLeft } from '../support/rightToLeft'
import { withLinkAfter } from '../support/withLinkAfter'

const meta = {
  component: Tabs,
  args: {
    label: 'Views of the house',
    items: [
      {
        value: 'render',
        label: 'Render',
        content: (
          <Frame shape="landscape">
            <Picture picture={front} alt="The house from the street" ratio="fill" />
          </Frame>
        ),
      },
      {
        value: 'plan',
        label: 'Plan',
        content: (
          <ZoomableDrawing
            src={plan}
            width={1600}
            height={1000}
            alt="The ground floor"
            caption="Ground floor"
          />
        ),
      },
      {
        value: 'elevation',
        label: 'Elevation',
        content: (
          <ZoomableDrawing
            src={elevation}
            width={1600}
            height={1000}
            alt="The front"
            caption="Front elevation"
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('The first tab is selected, and its panel is named by it', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Views of the house' })).toBeVisible()
      await expect(tab('Render')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Render' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The ground floor' })).toBeNull()
    })
    await step('A click shows another panel', async () => {
      await userEvent.click(tab('Plan'))
      await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'The ground floor' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The house from the street' })).toBeNull()
    })
    await step('Tabs are tall enough for a thumb', async () => {
      for (const element of canvas.getAllByRole('tab'))
        await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
    await step('No element has the inline styles that the page’s policy forbids', async () => {
      await expect(
        canvasElement.querySelectorAll('[role="tablist"][style], [role="tabpanel"][style]'),
      ).toHaveLength(0)
    })
    await step('A panel keeps its state while another is shown', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }))
      await userEvent.click(tab('Render'))
      await userEvent.click(tab('Plan'))
      await expect(canvas.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled')
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  play: async ({ canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('The tabs are one tab stop, at the selected one', async () => {
      await userEvent.tab()
      await expectVisibleFocus(tab('Render'))
    })
    await step('Arrow keys select, and wrap around', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(tab('Plan')).toHaveFocus())
      await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(tab('Render')).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(tab('Elevation')).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(tab('Render')).toHaveFocus())
    })
    await step('End and Home select the last and the first', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(tab('Elevation')).toHaveAttribute('aria-selected', 'true'))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(tab('Render')).toHaveAttribute('aria-selected', 'true'))
    })
    await step('The next Tab goes to the panel', async () => {
      await userEvent.tab()
      await expectVisibleFocus(canvas.getByRole('tabpanel', { name: 'Render' }))
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, userEvent, step }) => {
    await step('The arrow keys are mirrored', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Plan' })).toHaveFocus())
    })
  },
}

const texts = ['Overview of the whole building', 'Ground floor', 'First floor', 'Roof terrace', 'Basement']

export const Narrow: Story = {
  args: {
    items: texts.map((text, index) => ({
      value: `view-${index}`,
      label: text,
      content: <Text>{text}</Text>,
    })),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  ...Narrow,
  tags: ['!visual'],
  beforeEach: largeText,
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'The house from the street' })).toBeVisible()
  },
}
