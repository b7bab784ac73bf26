import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Returns the play function of a disabled field in a `SubmittedForm`, whose value must not be empty. */
export function disabledFieldPlay(role: 'textbox' | 'combobox' | 'radio'): NonNullable<StoryObj['play']> {
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
