import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AnnotatedFigure, LiftedLayers, NumberField } from '../../src/design-system'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { keyboardTable } from '../support/keyboardTable'

function AreaField({ label, initial }: { label: string; initial: string }) {
  const [area, setArea] = useState(initial)
  return (
    <NumberField label={label} labelPlacement="beside" unit="sq ft" value={area} onValueChange={setArea} />
  )
}

const meta = {
  component: AnnotatedFigure,
  args: {
    renderFigure: (part) => <LiftedLayers layers={houseLayers} isExploded lifted={part} sizes="22rem" />,
    caption: 'Drawing of a sample house; bars are to scale',
    annotations: [
      { part: 'first', content: <AreaField label="First Floor Area" initial="1174" />, share: 0.82 },
      { part: 'ground', content: <AreaField label="Ground Floor Area" initial="1432" />, share: 1 },
      { part: 'basement', content: <AreaField label="Basement Area" initial="" /> },
    ],
  },
} satisfies Meta<typeof AnnotatedFigure>
export default meta

type Story = StoryObj<typeof meta>

const lineOf = (canvasElement: HTMLElement) => canvasElement.querySelector('polyline')
const isLifted = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-state="lifted"]').length

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(canvas.getByText('Drawing of a sample house; bars are to scale')).toBeVisible()
    await step('Hovering an annotation lifts its part and draws a line to it', async () => {
      await expect(lineOf(canvasElement)).toBeNull()
      await userEvent.hover(canvas.getByText('Ground Floor Area'))
      await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
      await expect(isLifted(canvasElement)).toBe(1)
    })
    await step('The line ends beside the annotation', async () => {
      const annotation = canvas.getByText('Ground Floor Area').getBoundingClientRect()
      const line = lineOf(canvasElement)?.getBoundingClientRect()
      await expect(line?.right).toBeLessThan(annotation.left)
      await expect(line?.right).toBeGreaterThan(annotation.left - 10)
    })
    await step('It starts at its part', async () => {
      const part = canvasElement.querySelector('[data-part="ground"]')
      await waitFor(() =>
        expect(lineOf(canvasElement)?.getBoundingClientRect().left).toBeCloseTo(
          part?.getBoundingClientRect().right ?? Number.NaN,
          0,
        ),
      )
    })
    await step('The line and the bars are hidden from screen readers', async () => {
      const drawn = [...canvasElement.querySelectorAll('polyline, rect')]
      await expect(drawn).toHaveLength(4)
      await expect(drawn.filter((one) => !one.closest('[aria-hidden="true"]'))).toEqual([])
    })
    await step('It disappears when the pointer leaves', async () => {
      await userEvent.unhover(canvas.getByText('Ground Floor Area'))
      await waitFor(() => expect(lineOf(canvasElement)).toBeNull())
      await expect(isLifted(canvasElement)).toBe(0)
    })
  },
}

/** Expects the field to have the focus and a line to its part, which is lifted. Returns the line's upper end. */
async function expectLine(
  { canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>,
  name: string,
) {
  await expect(canvas.getByRole('spinbutton', { name })).toHaveFocus()
  await waitFor(() => expect(isLifted(canvasElement)).toBe(1))
  await expect(lineOf(canvasElement)).not.toBeNull()
  return lineOf(canvasElement)?.getBoundingClientRect().top ?? Number.NaN
}

export const KeyboardAlone: Story = {
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first annotation, lifts its part and draws a line to it',
          result: (context) => expectLine(context, 'First Floor Area'),
        },
      ],
    },
    {
      where: 'In an annotation',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves on to the next one, from top to bottom',
          result: async (context) => {
            const second = await expectLine(context, 'Ground Floor Area')
            await context.userEvent.tab()
            await expect(await expectLine(context, 'Basement Area')).toBeGreaterThan(second)
            await context.userEvent.tab({ shift: true })
            await context.userEvent.tab({ shift: true })
            await expect(await expectLine(context, 'First Floor Area')).toBeLessThan(second)
            await context.userEvent.tab()
            await context.userEvent.tab()
          },
        },
      ],
    },
  ]),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('On a phone the figure is 220 px high, with the annotations below', async () => {
      const figure = canvasElement.querySelector('[data-state="exploded"]')?.getBoundingClientRect()
      const field = canvas.getByRole('spinbutton', { name: 'First Floor Area' })
      await expect(figure?.height).toBeCloseTo(220, -1)
      await expect(field.getBoundingClientRect().top).toBeGreaterThan(figure?.bottom ?? Infinity)
    })
    await step('The line runs beside the annotations', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
      const label = canvas.getByText('First Floor Area').getBoundingClientRect()
      await expect(lineOf(canvasElement)?.getBoundingClientRect().left).toBeLessThan(label.left)
    })
    await expectNoOverflow(canvasElement)
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('The annotations and the line are on the left of the figure', async () => {
      await userEvent.tab()
      await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
      const annotation = canvas.getByText('First Floor Area').getBoundingClientRect()
      await expect(lineOf(canvasElement)?.getBoundingClientRect().left).toBeGreaterThan(annotation.right - 1)
    })
  },
}
