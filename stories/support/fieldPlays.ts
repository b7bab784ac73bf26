import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** Returns a play function that expects the Tab key to skip the disabled control. */
export function disabledFieldPlay(role: 'textbox' | 'combobox'): Play {
  return async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole(role)
    await step('It is announced as disabled, and the Tab key skips it', async () => {
      await expect(field).toBeDisabled()
      await userEvent.tab()
      await expect(field).not.toHaveFocus()
    })
  }
}

/** Returns a play function for a text field whose page warns of a text, until more is typed. */
export function warningOnTypingPlay(name: string, text: string, warning: string, rest: string): Play {
  return async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name })
    const region = canvasElement.querySelector('[aria-live=polite]')
    await step(
      'A warning appears in a live region that was there before, and the field stays valid',
      async () => {
        await expect(region).toBeEmptyDOMElement()
        await userEvent.type(field, text)
        await expect(region).toContainElement(canvas.getByText(warning))
        await expect(field).toHaveAccessibleDescription(warning)
        await expect(field).not.toHaveAttribute('aria-invalid')
      },
    )
    await step('It disappears with its cause', async () => {
      await userEvent.type(field, rest)
      await expect(region).toBeEmptyDOMElement()
    })
  }
}

/** Returns a play function for a text field whose page validates it on blur. */
export function errorOnBlurPlay(name: string, errorMessage: string, correction: string): Play {
  return async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name })
    const describedBy = field.getAttribute('aria-describedby')
    const region = canvasElement.querySelector('[aria-live=polite]')
    await step('Leaving the field empty shows the error in a live region that was there before', async () => {
      await expect(region).toBeEmptyDOMElement()
      await userEvent.click(field)
      await userEvent.tab()
      await expect(region).toContainElement(canvas.getByText(errorMessage))
      await expect(field).toHaveAccessibleDescription(errorMessage)
      await expect(field).toHaveAttribute('aria-describedby', describedBy)
    })
    await step('Correcting it removes the error', async () => {
      await userEvent.type(field, correction)
      await userEvent.tab()
      await expect(canvas.queryByText(errorMessage)).toBeNull()
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  }
}
