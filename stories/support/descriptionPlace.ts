import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step'>

/** The boxes of the label, the description and the control of a field. */
const boxesOf = (
  { canvas }: Pick<Context, 'canvas'>,
  control: Element,
  label: string,
  description: string,
) => ({
  label: canvas.getByText(label).getBoundingClientRect(),
  description: canvas.getByText(description).getBoundingClientRect(),
  control: control.getBoundingClientRect(),
})

async function expectBelowLabel({ label, description, control }: ReturnType<typeof boxesOf>) {
  await expect(description.top).toBeGreaterThanOrEqual(label.bottom)
  await expect(description.left).toBe(label.left)
  await expect(description.bottom).toBeLessThanOrEqual(control.top)
}

/** Expects the description of a field below its label and above its control. */
export function expectDescriptionBelowLabel(
  context: Context,
  control: Element,
  label: string,
  description: string,
) {
  return context.step('The description is below the label and above the control', () =>
    expectBelowLabel(boxesOf(context, control, label, description)),
  )
}

/** Expects the description of a field whose `labelPlacement` is `beside` below its label, beside the control if there is room. */
export async function expectDescriptionBeside(
  context: Context,
  control: Element,
  label: string,
  description: string,
) {
  const { canvasElement, step } = context
  const boxes = (width: string) => {
    canvasElement.style.width = width
    return boxesOf(context, control, label, description)
  }
  try {
    await step(
      'In a field 14rem wide, the description is below the label and beside the control',
      async () => {
        const { label: text, description: help, control: box } = boxes('14rem')
        await expect(help.top).toBeGreaterThanOrEqual(text.bottom)
        await expect(help.right).toBeLessThanOrEqual(box.left)
      },
    )
    await step('In a narrower one, it is above the control', () => expectBelowLabel(boxes('13.9rem')))
  } finally {
    canvasElement.style.removeProperty('width')
  }
}
