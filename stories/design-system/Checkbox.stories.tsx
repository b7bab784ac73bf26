import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { tabStop, byRole, byTab, submitsForm } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { SubmittedForm } from '../support/SubmittedForm'

/** Keeps its state. */
function Controlled(args: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(args.isChecked)
  return (
    <Checkbox
      {...args}
      isChecked={isChecked}
      onCheckedChange={(next) => {
        args.onCheckedChange(next)
        setIsChecked(next)
      }}
    />
  )
}

const meta = {
  component: Checkbox,
  args: { label: 'Landscaping', isChecked: false, onCheckedChange: fn() },
  render: Controlled,
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: /^Landscaping$/ })
    await step('A click on the box checks it', async () => {
      await userEvent.click(box)
      await expect(box).toBeChecked()
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    })
    await step('A click on the label unchecks it', async () => {
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).not.toBeChecked()
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
    })
  },
}

const findBox = byRole('checkbox', 'Landscaping')
const submitted = fn()

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    tabStop(findBox),
    {
      where: 'On it',
      reach: byTab(findBox),
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
        submitsForm(submitted, (context) => expect(findBox(context)).not.toBeChecked()),
      ],
    },
  ]),
}

export const Checked: Story = {
  args: { isChecked: true },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    const tick = box.parentElement?.querySelector('svg')
    await step('The tick is visible only while it is checked', async () => {
      await expect(box).toBeChecked()
      await expect(tick).toBeVisible()
      await userEvent.click(box)
      await expect(tick).not.toBeVisible()
    })
  },
}

export const Disabled: Story = {
  args: { isChecked: true, isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    await step('It is announced as disabled, and the Tab key skips it', async () => {
      await expect(box).toBeDisabled()
      await userEvent.tab()
      await expect(box).not.toHaveFocus()
    })
    await step('A click changes nothing', async () => {
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).toBeChecked()
      await expect(args.onCheckedChange).not.toHaveBeenCalled()
    })
  },
}

export const LongText: Story = {
  args: {
    label:
      'Interior and finishes of every floor, with flooring, ceilings, doors, wardrobes, kitchens, bathrooms, paint and lights',
    isChecked: true,
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
