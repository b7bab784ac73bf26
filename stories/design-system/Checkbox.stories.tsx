import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { byRole, byTab, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { SubmittedForm } from '../support/SubmittedForm'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: Checkbox,
  args: { label: 'Landscaping', isChecked: false, onCheckedChange: fn() },
  decorators: [controlled('isChecked', 'onCheckedChange')],
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (switch, toggle)',
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    await step('A click on the box checks it', async () => {
      await userEvent.click(box)
      await expect(box).toBeChecked()
      await expect(box.querySelector('svg')).toBeVisible()
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    })
    await step('A click on the label unchecks it', async () => {
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).not.toBeChecked()
      await expect(box.querySelector('svg')).toBeNull()
    })
    await step('The whole row is a target for a finger', async () => {
      const row = box.closest('label')?.getBoundingClientRect() ?? new DOMRect()
      await expect(row.height).toBeGreaterThanOrEqual(44)
      await userEvent.click(document.elementFromPoint(row.right - 1, row.bottom - 1) ?? document.body)
      await expect(box).toBeChecked()
    })
  },
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet
      others={{ Checked: <Checkbox {...args} isChecked />, Disabled: <Checkbox {...args} isDisabled /> }}
    >
      <Checkbox {...args} />
    </StateSheet>
  ),
}

const findBox = byRole('checkbox', 'Landscaping')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(findBox),
    {
      where: 'On it',
      goTo: byTab(findBox),
      rows: [
        {
          keys: ['Space'],
          does: 'Checks or unchecks it',
          result: async (context) => {
            await expect(findBox(context)).toBeChecked()
            await context.userEvent.keyboard(' ')
            await expect(findBox(context)).not.toBeChecked()
          },
        },
        {
          keys: ['Enter'],
          does: 'Nothing: its form isn’t submitted',
          result: (context) => expect(findBox(context)).not.toBeChecked(),
        },
        ...leftByTab(),
      ],
    },
  ]),
}

export const InAForm: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { name: 'service', value: 'landscaping', isChecked: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Checkbox {...args} />
    </SubmittedForm>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const submitted = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('service')
    await step('Checked, it is submitted with the form', () => expect(submitted()).toEqual(['landscaping']))
    await step('Unchecked, it isn’t', async () => {
      await userEvent.click(canvas.getByRole('checkbox'))
      await expect(submitted()).toEqual([])
    })
  },
}

export const Disabled: Story = {
  args: { isChecked: true, isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    await step('The Tab key skips it, and a click changes nothing', async () => {
      await userEvent.tab()
      await expect(box).not.toHaveFocus()
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).toBeChecked()
      await expect(args.onCheckedChange).not.toHaveBeenCalled()
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'Interior and finishes of every floor, with flooring, ceilings, doors, kitchens, paint and lights',
  },
}

export const WithDescription: Story = {
  args: { description: 'adds 93.7 lakh' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    await expect(box).toHaveAccessibleDescription('adds 93.7 lakh')
    await userEvent.click(canvas.getByText('adds 93.7 lakh'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
