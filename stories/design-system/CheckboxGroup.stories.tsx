import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxGroup } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { coarsePointer } from '../support/coarsePointer'
import { byRole, byTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { SampleCheckbox } from '../support/samples'

const services = ['Grey Structure', 'Interior/Finishes', 'Architectural Design'] as const

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Select Services to Include',
    children: services.map((label) => <SampleCheckbox key={label} label={label} />),
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('group', { name: 'Select Services to Include' })).toBeVisible()
    await step('Each checkbox is independent', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Grey Structure' }))
      await expect(canvas.getByRole('checkbox', { name: 'Grey Structure' })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: 'Interior/Finishes' })).not.toBeChecked()
    })
    await step('Two columns, in reading order from left to right', async () => {
      const [first, second, third] = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect())
      await expect(second?.top).toBe(first?.top)
      await expect(third?.left).toBe(first?.left)
    })
  },
}

const firstBox = byRole('checkbox', services[0])
const lastBox = byRole('checkbox', services[2])

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(firstBox, {
      does: 'Moves the focus to its first checkbox',
      doesBackwards: 'Moves the focus to its last checkbox',
      last: lastBox,
    }),
    {
      where: 'On a checkbox',
      goTo: byTab(firstBox),
      rows: [
        {
          keys: ['Space'],
          does: 'Checks or unchecks this one only',
          result: (context) =>
            expect(context.canvas.getAllByRole('checkbox', { checked: true })).toEqual([firstBox(context)]),
        },
        {
          keys: ['Enter'],
          does: 'Nothing',
          result: (context) => expect(firstBox(context)).toHaveFocus(),
        },
      ],
    },
  ]),
}

export const Small: Story = { args: { size: 'small' } }

/** On a touch screen, the rows are large enough for a finger. */
export const SmallWithTouch: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { size: 'small' },
  beforeEach: coarsePointer,
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const WithHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    const name = 'Select Services to Include'
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(canvas.getByRole('group', { name })).toBeVisible()
  },
}
