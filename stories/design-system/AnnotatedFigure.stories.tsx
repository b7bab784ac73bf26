import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AnnotatedFigure, LiftedLayers, NumberField } from '../../src/design-system'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'

function AreaField({ label, initial }: { label: string; initial: string }) {
  const [area, setArea] = useState(initial)
  return (
    <NumberField label={label} labelPlacement="beside" unit="sq ft" value={area} onValueChange={setArea} />
  )
}

const meta = {
  component: AnnotatedFigure,
  args: {
    renderFigure: (part) => <LiftedLayers layers={houseLayers} isOpen lifted={part} sizes="22rem" />,
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
    await step('It disappears when the pointer leaves', async () => {
      await userEvent.unhover(canvas.getByText('Ground Floor Area'))
      await waitFor(() => expect(lineOf(canvasElement)).toBeNull())
      await expect(isLifted(canvasElement)).toBe(0)
    })
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('The Tab key follows the annotations, and each draws its line', async () => {
      const ends: (number | undefined)[] = []
      for (const name of ['First Floor Area', 'Ground Floor Area', 'Basement Area']) {
        await userEvent.tab()
        await expect(canvas.getByRole('spinbutton', { name })).toHaveFocus()
        await waitFor(() => expect(isLifted(canvasElement)).toBe(1))
        ends.push(lineOf(canvasElement)?.getBoundingClientRect().top)
      }
      await expect(ends).toEqual(ends.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
      await expect(new Set(ends).size).toBe(3)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('On a phone the figure is 220 px high, with the annotations below', async () => {
      const figure = canvasElement.querySelector('[data-state="open"]')?.getBoundingClientRect()
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
