import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Play = (context: StoryContext) => Promise<void>

/** Returns the play function of a disabled field in a `SubmittedForm`, whose value must not be empty. */
export function disabledFieldPlay(role: 'textbox' | 'combobox' | 'radio'): Play {
  return async ({ canvas, userEvent, step }) => {
    const controls = canvas.getAllByRole<HTMLInputElement>(role)
    await step('It is announced as disabled, and the Tab key skips it', async () => {
      for (const control of controls) await expect(control).toBeDisabled()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    })
    await step('It is neither validated nor submitted', async () => {
      for (const control of controls) await expect(control.willValidate).toBe(false)
      await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form')).keys()]).toEqual([])
    })
  }
}

/** The play function of a field that is empty at first. */
export const typedFieldPlay: Play = async ({ args, canvas, userEvent, step }) => {
  const field = canvas.getByRole('textbox')
  await step('A click on the label focuses the field', async () => {
    await userEvent.click(canvas.getByText(String(args['label'])))
    await expect(field).toHaveFocus()
  })
  await step('What is typed is reported and kept', async () => {
    await userEvent.type(field, 'A house')
    await expect(args['onValueChange']).toHaveBeenLastCalledWith('A house')
    await expect(field).toHaveValue('A house')
  })
}

/** Returns the play function of a field with a description, a warning and an error. */
export function invalidFieldPlay(role: 'textbox' | 'combobox'): Play {
  return async ({ args, canvas, step }) => {
    await step('Description and error describe the field; the warning is hidden', async () => {
      const field = canvas.getByRole(role, { name: String(args['label']) })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(`${args['description']} ${args['errorMessage']}`)
      await expect(canvas.queryByText(String(args['warning']))).toBeNull()
    })
  }
}
