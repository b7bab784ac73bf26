import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AnnotatedFigure, LiftedLayers, NumberField } from '../../src/design-system'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { keyboardTable } from '../support/keyboardTable'

const field = (label: string) => <NumberField label={label} value="1174" onValueChange={() => undefined} />

const meta = {
  component: AnnotatedFigure,
  args: {
    renderFigure: (part) => <LiftedLayers layers={houseLayers} isExploded lifted={part} sizes="22rem" />,
    caption: 'Drawing of a sample house; bars are to scale',
    annotations: [
      { part: 'first', content: field('First Floor Area'), share: 0.82 },
      { part: 'ground', content: field('Ground Floor Area'), share: 1 },
      { part: 'basement', content: field('Basement Area') },
    ],
  },
} satisfies Meta<typeof AnnotatedFigure>
export default meta

type Story = StoryObj<typeof meta>

/** Expects one part to be lifted, with a line to it. */
const expectLifted = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(canvasElement.querySelectorAll('[data-state="lifted"]')).toHaveLength(1)
    await expect(canvasElement.querySelector('polyline')).not.toBeNull()
  })

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Hovering an annotation lifts its part and draws a line to it', async () => {
      await userEvent.hover(canvas.getByText('Ground Floor Area'))
      await expectLifted(canvasElement)
    })
    await step('The line disappears when the pointer leaves', async () => {
      await userEvent.unhover(canvas.getByText('Ground Floor Area'))
      await waitFor(() => expect(canvasElement.querySelector('polyline')).toBeNull())
    })
  },
}

async function expectFocus({ canvas, canvasElement }: StoryContext, name: string) {
  await expect(canvas.getByRole('spinbutton', { name })).toHaveFocus()
  await expectLifted(canvasElement)
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first annotation, lifts its part and draws a line to it',
          result: (context) => expectFocus(context, 'First Floor Area'),
        },
      ],
    },
    {
      where: 'In an annotation',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves on to the next one, from top to bottom',
          result: (context) => expectFocus(context, 'Ground Floor Area'),
        },
      ],
    },
  ]),
}
