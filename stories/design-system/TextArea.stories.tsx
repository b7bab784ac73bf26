import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { disabledFieldPlay } from '../support/fieldPlays'
import { byTab, insertsDeletesAndMovesCaret, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keepsValue } from '../support/keepsValue'
import { keyboardTable } from '../support/keyboardTable'

const Controlled = keepsValue(TextArea)

const meta = {
  component: TextArea,
  args: { label: 'Message', value: '', onValueChange: fn() },
  render: Controlled,
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

const message = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await step('A click on the label focuses the field', async () => {
      await userEvent.click(canvas.getByText('Message'))
      await expect(message(context)).toHaveFocus()
    })
    await step('What is typed is reported and kept', async () => {
      await userEvent.type(message(context), 'A house')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('A house')
      await expect(message(context)).toHaveValue('A house')
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(message),
    {
      where: 'In it',
      goTo: byTab(message),
      rows: [
        ...insertsDeletesAndMovesCaret(message, 'abc'),
        {
          keys: ['Enter'],
          does: 'Starts a new line',
          prepare: ({ userEvent }) => userEvent.keyboard('{End}'),
          result: (context) => expect(message(context)).toHaveValue('b\n'),
        },
        ...leftByTab(),
      ],
    },
  ]),
}

export const GrowsWithItsText: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  play: async (context) => {
    const field = message(context)
    const { userEvent, step } = context
    const empty = field.clientHeight
    await step('It grows with its lines, so that nothing has to be scrolled', async () => {
      await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven')
      await expect(field.clientHeight).toBeGreaterThan(empty)
      await expect(field.scrollHeight).toBe(field.clientHeight)
    })
    await step('It shrinks again', async () => {
      await userEvent.clear(field)
      await expect(field.clientHeight).toBe(empty)
    })
  },
}

export const VeryLong: Story = {
  args: { value: Array.from({ length: 80 }, (_, index) => `Room ${index + 1}`).join('\n') },
  play: async (context) => {
    await context.step('It stays lower than the window, and scrolls', async () => {
      const field = message(context)
      await expect(field.offsetHeight).toBeLessThan(window.innerHeight)
      await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    })
  },
}

export const WithError: Story = {
  args: {
    isRequired: true,
    description: 'The size of the plot and the society.',
    warning: 'Is it all we should know?',
    errorMessage: 'Tell us in a sentence what you want to build.',
  },
  play: async ({ canvas, step }) => {
    await step('Description and error describe the field; the warning is hidden', async () => {
      const field = canvas.getByRole('textbox', { name: /^Message$/ })
      await expect(field).toBeRequired()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        'The size of the plot and the society. Tell us in a sentence what you want to build.',
      )
      await expect(canvas.queryByText(/all we should know/)).toBeNull()
    })
  },
}

export const Disabled: Story = {
  args: { name: 'answer', value: 'A house', isRequired: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: disabledFieldPlay('textbox'),
}
