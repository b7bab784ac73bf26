import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

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

/** Returns a play function for disabled controls with the name `answer`, which their form would otherwise submit. */
export function leftOutOfFormPlay(role: 'textbox' | 'spinbutton' | 'combobox' | 'checkbox' | 'radio'): Play {
  return async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await step('Disabled, it is neither validated nor submitted', async () => {
      for (const control of canvas.getAllByRole<HTMLInputElement>(role)) {
        await expect(control.name).toBe('answer')
        await expect(control.form).toBe(form)
        await expect(control.willValidate).toBe(false)
      }
      await expect([...new FormData(form).keys()]).toEqual([])
    })
  }
}

/** Returns a play function for a field whose `labelPlacement` is `beside`. */
export function labelBesidePlay(role: 'textbox' | 'spinbutton' | 'combobox', label: string): Play {
  return async ({ canvas, canvasElement, step }) => {
    const boxes = (width: string) => {
      canvasElement.style.width = width
      return {
        text: canvas.getByText(label).getBoundingClientRect(),
        control: canvas.getByRole(role, { name: label }).getBoundingClientRect(),
      }
    }
    try {
      await step('In a field 14rem wide, the label is beside the control', async () => {
        const { text, control } = boxes('14rem')
        await expect(text.right).toBeLessThanOrEqual(control.left)
        await expect(text.top).toBeLessThan(control.bottom)
      })
      await step('In a narrower one, it is above the control', async () => {
        const { text, control } = boxes('13.9rem')
        await expect(text.bottom).toBeLessThanOrEqual(control.top)
        await expect(text.left).toBe(control.left)
      })
    } finally {
      canvasElement.style.removeProperty('width')
    }
  }
}

/** Returns a play function for a text field whose error hides another text of its description. */
export function errorReplacesPlay(error: string, replaced: string | RegExp): Play {
  return async ({ canvas, step }) => {
    await step(`Only the error describes it, instead of ${String(replaced)}`, async () => {
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(error)
      await expect(canvas.queryByText(replaced)).toBeNull()
    })
  }
}

/** Returns a play function for a field with no characters left, which has this error once the focus has left it. */
export function errorHidesCharactersLeftPlay(error: string): Play {
  return async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const regions = () => [...canvasElement.querySelectorAll('[aria-live=polite]')]
    await step('Without an error, the number describes it, and follows in a live region', async () => {
      const field = canvas.getByRole('textbox')
      await expect(field).toHaveAccessibleDescription(/^\s*About 0 characters left$/)
      await waitFor(() => expect(regions().at(-1)).toHaveTextContent('About 0 characters left'), {
        timeout: 5000,
      })
      await userEvent.click(field)
      await userEvent.tab()
    })
    await errorReplacesPlay(error, /characters left/)(context)
    await step('The live region of the number is gone', () => expect(regions()).toHaveLength(1))
  }
}

/** The play function of a text field with the text “A house on 10 marla”, of which 40 characters can be entered. */
export const charactersLeftPlay: Play = async ({ canvas, canvasElement, userEvent, step }) => {
  const field = canvas.getByRole('textbox')
  const announced = canvasElement.querySelectorAll('[aria-live=polite]')[1]
  await step('The field is valid and described by the number; its live region is still empty', async () => {
    await expect(field).toHaveAccessibleDescription(/^\s*About 21 characters left$/)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(announced).toBeEmptyDOMElement()
  })
  await step('A second later the number is in the live region, although nothing was typed', async () => {
    await waitFor(() => expect(announced).toHaveTextContent('About 21 characters left'), { timeout: 5000 })
  })
  await step(
    'The description follows each key; the live region follows when typing pauses for a second',
    async () => {
      const start = performance.now()
      await userEvent.type(field, ', two')
      await expect(field).toHaveAccessibleDescription(/^\s*About 16 characters left$/)
      await expect(announced).toHaveTextContent('About 21 characters left')
      await waitFor(() => expect(announced).toHaveTextContent('About 16 characters left'), { timeout: 5000 })
      await expect(performance.now() - start, 'The pause in milliseconds').toBeGreaterThan(990)
    },
  )
  await step('The number is below the field', async () => {
    const shown = canvas.getAllByText('About 16 characters left')[0]?.getBoundingClientRect()
    await expect(shown?.top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
  })
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

/** Returns a play function for a text field whose page, not the component, validates it on blur. */
export function errorOnBlurPlay(name: string, errorMessage: string, correction: string): Play {
  return async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name })
    const describedBy = field.getAttribute('aria-describedby')
    const region = canvasElement.querySelector('[aria-live=polite]')
    await step(
      'The error that the page sets when the empty field is left appears in a live region that was there before',
      async () => {
        await expect(region).toBeEmptyDOMElement()
        await userEvent.click(field)
        await userEvent.tab()
        await expect(region).toContainElement(canvas.getByText(errorMessage))
        await expect(field).toHaveAccessibleDescription(errorMessage)
        await expect(field).toHaveAttribute('aria-describedby', describedBy)
      },
    )
    await step('Correcting it removes the error', async () => {
      await userEvent.type(field, correction)
      await userEvent.tab()
      await expect(canvas.queryByText(errorMessage)).toBeNull()
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  }
}
