import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { disabledFieldPlay, invalidFieldPlay } from '../support/fieldPlays'
import { byRole, byTab, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const meta = {
  component: Select,
  args: {
    label: 'Project Type',
    options: [
      { value: 'house', label: 'House' },
      { value: 'commercial', label: 'Commercial building' },
      { value: 'interior', label: 'Interior design' },
      { value: 'landscaping', label: 'Landscaping' },
      { value: 'renovation', label: 'Renovation' },
      { value: 'apartments', label: 'Apartments' },
    ],
    value: '',
    onValueChange: fn(),
  },
  decorators: [controlled('value', 'onValueChange')],
} satisfies Meta<typeof Select<string>>
export default meta

type Story = StoryObj<typeof meta>

const projectType = byRole('combobox', /^Project Type$/)

export const Default: Story = {
  name: 'Default (dropdown)',
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await step('At first, the placeholder is shown; it can’t be selected', async () => {
      await expect(projectType(context)).toHaveDisplayValue('Choose one')
      await expect(canvas.getByRole('option', { name: 'Choose one' })).toBeDisabled()
    })
    await step('The selected option is reported and shown', async () => {
      await userEvent.selectOptions(projectType(context), 'Commercial building')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('commercial')
      await expect(projectType(context)).toHaveDisplayValue('Commercial building')
    })
  },
}

const expectSelected = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, label: string) =>
  expect(projectType(context)).toHaveDisplayValue(label)

const sendButton = byRole('button', 'Send')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Select {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(projectType, { after: sendButton }),
    {
      // A native select: other browsers and systems have keys of their own.
      where: 'On it, in Chromium on Linux',
      goTo: byTab(projectType),
      rows: [
        {
          keys: ['Letters'],
          does: 'Selects the option that begins with them',
          sample: 'i',
          isNative: true,
          result: async (context) => {
            await expectSelected(context, 'Interior design')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('interior')
          },
        },
        {
          keys: ['ArrowUp', 'ArrowLeft'],
          does: 'Selects the previous option',
          isNative: true,
          result: (context, key) =>
            expectSelected(context, key === 'ArrowUp' ? 'Commercial building' : 'House'),
        },
        {
          keys: ['ArrowDown', 'ArrowRight'],
          does: 'Selects the next option',
          isNative: true,
          result: (context, key) =>
            expectSelected(context, key === 'ArrowDown' ? 'Commercial building' : 'Interior design'),
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Selects the first option; Page Up the third before it',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{ArrowUp}{ArrowDown}'),
          result: (context) => expectSelected(context, 'House'),
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Selects the last option; Page Down the third after it',
          isNative: true,
          result: async (context, key) => {
            await expectSelected(context, 'Apartments')
            if (key === 'End') await context.userEvent.keyboard('{ArrowUp}')
          },
        },
        {
          keys: ['Space', 'Enter', 'Alt+ArrowDown', 'Alt+ArrowUp', 'F4'],
          does: 'Opens the list; in a form, Enter doesn’t submit it',
          unobservable: 'The list is a window of the browser, which doesn’t open in a story’s test.',
        },
        ...leftByTab(sendButton),
      ],
    },
  ]),
}

export const Required: Story = {
  args: { isRequired: true, value: '', placeholder: 'Choose a type', description: 'Required.' },
  play: async (context) => {
    await context.step('It is required, but not yet announced as invalid', async () => {
      await expect(projectType(context)).toBeRequired()
      await expect(projectType(context)).toHaveAttribute('aria-invalid', 'false')
      await expect(projectType(context)).toHaveDisplayValue('Choose a type')
      await expect(projectType(context)).toHaveAccessibleDescription(/^Required\.\s*$/)
    })
  },
}

export const WithError: Story = {
  args: {
    description: 'It decides the rates.',
    warning: 'Interior design alone doesn’t include construction.',
    errorMessage: 'Choose what you want to build.',
  },
  play: invalidFieldPlay('combobox'),
}

export const Disabled: Story = {
  args: { name: 'answer', value: 'house', isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Select {...args} />
    </SubmittedForm>
  ),
  play: disabledFieldPlay('combobox'),
}

export const LongText: Story = {
  args: {
    label: 'What best describes the piece of land on which you would like us to build?',
    options: [
      {
        value: 'corner',
        label: 'A corner plot with streets on two sides, of which at least one is wider than forty feet',
      },
      { value: 'inner', label: 'A plot between two others' },
    ],
    value: 'corner',
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A long option wraps and isn’t cut off', async () => {
      canvasElement.style.width = '300px'
      const field = canvas.getByRole('combobox')
      await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
      canvasElement.style.removeProperty('width')
    })
  },
}
