import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { disabledFieldPlay, invalidFieldPlay, typedFieldPlay } from '../support/fieldPlays'
import { byTab, insertsDeletesAndMovesCaret, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const meta = {
  component: TextArea,
  args: { label: 'Message', value: '', onValueChange: fn() },
  decorators: [controlled('value', 'onValueChange')],
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

const message = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

export const Default: Story = {
  play: typedFieldPlay,
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
  play: invalidFieldPlay('textbox'),
}

export const Disabled: Story = {
  args: { name: 'answer', value: 'A house', isRequired: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <TextArea {...args} />
    </SubmittedForm>
  ),
  play: disabledFieldPlay('textbox'),
}
