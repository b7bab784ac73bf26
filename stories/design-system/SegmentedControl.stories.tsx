import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SegmentedControl } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { disabledFieldPlay } from '../support/fieldPlays'
import { byRole, linkBefore, type Context } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { tabTo } from '../support/tabTo'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Quality',
    options: [
      { value: 'a-plus', label: 'A+' },
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C' },
    ],
    value: '',
    onValueChange: fn(),
  },
  decorators: [controlled('value', 'onValueChange')],
} satisfies Meta<typeof SegmentedControl<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (radio buttons)',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The group is named by its label, and nothing is selected', async () => {
      const group = canvas.getByRole('radiogroup', { name: /^Quality$/ })
      await expect(group).toBeVisible()
      // Firefox reads a legend out in addition to the name.
      await expect(group.querySelector('legend')).toBeNull()
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
    await step('A click selects a segment, which alone has a tick', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'B' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('b')
      for (const name of ['A+', 'A', 'B', 'C']) {
        const radio = canvas.getByRole<HTMLInputElement>('radio', { name })
        await expect(radio.checked).toBe(name === 'B')
        await expect(radio.parentElement?.querySelector('svg')?.checkVisibility()).toBe(name === 'B')
      }
    })
  },
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet
      others={{
        Selected: <SegmentedControl {...args} value="a" />,
        Disabled: <SegmentedControl {...args} isDisabled />,
      }}
    >
      <SegmentedControl {...args} />
    </StateSheet>
  ),
}

const sent = fn()
const sendButton = byRole('button', 'Send')
const segment = (name: string) => byRole('radio', name)

/** The key has just been pressed once; each further press selects the next of these segments. */
async function expectSelectedInTurn(context: Context, key: Key, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    if (index > 0) await context.userEvent.keyboard(`{${key}}`)
    await waitFor(() => expect(segment(name)(context)).toHaveFocus())
    await expect(segment(name)(context)).toBeChecked()
  }
}

/** Moves the focus to the selected segment, or to the first if none is selected. */
const reachSegment = ({ canvas, userEvent }: Context) =>
  tabTo(
    userEvent,
    canvas.queryByRole('radio', { checked: true }) ?? canvas.getByRole('radio', { name: 'A+' }),
  )

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { name: 'quality' },
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={sent}>
      <SegmentedControl {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the selected segment or, if none is, to the first; selects none',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(segment('A+')(context))
            await expect(segment('A+')(context)).not.toBeChecked()
          },
        },
      ],
    },
    {
      where: 'On a segment',
      goTo: reachSegment,
      rows: [
        {
          keys: ['Space'],
          does: 'Selects it',
          result: (context) => expectSelectedInTurn(context, 'Space', ['A+']),
        },
        {
          keys: ['ArrowRight', 'ArrowDown'],
          does: 'Selects the next one, and after the last the first',
          result: (context, key) => expectSelectedInTurn(context, key, ['A', 'B', 'C', 'A+']),
        },
        {
          keys: ['ArrowLeft', 'ArrowUp'],
          does: 'Selects the previous one, and before the first the last',
          result: (context, key) => expectSelectedInTurn(context, key, ['C', 'B', 'A', 'A+']),
        },
        {
          keys: ['Enter'],
          does: 'In a form: submits it',
          isNative: true,
          result: async ({ canvas }) => {
            await expect(sent).toHaveBeenCalledOnce()
            const form = canvas.getByRole<HTMLFormElement>('form')
            await expect(new FormData(form).get('quality')).toBe('a-plus')
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows the control',
          result: (context) => expect(sendButton(context)).toHaveFocus(),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the control',
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On a segment',
      direction: 'rtl',
      goTo: reachSegment,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Selects the next one, and after the last the first',
          isNative: true,
          result: (context, key) => expectSelectedInTurn(context, key, ['A', 'B', 'C', 'A+']),
        },
        {
          keys: ['ArrowRight'],
          does: 'Selects the previous one, and before the first the last',
          isNative: true,
          result: (context, key) => expectSelectedInTurn(context, key, ['C', 'B', 'A', 'A+']),
        },
      ],
    },
  ]),
}

export const WithTooltip: Story = {
  args: {
    value: 'a',
    tooltip: { label: 'About the grades', text: 'A+ is the finest, C the most economical.' },
  },
  play: async ({ canvas, step }) => {
    await step('The tooltip isn’t part of the name of the group', async () => {
      await expect(await canvas.findByRole('button', { name: 'About the grades' })).toBeVisible()
      await expect(canvas.getByRole('radiogroup', { name: /^Quality$/ })).toBeVisible()
    })
  },
}

export const Disabled: Story = {
  args: { name: 'answer', value: 'b', isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={sent}>
      <SegmentedControl {...args} />
    </SubmittedForm>
  ),
  play: async (context) => {
    await disabledFieldPlay('radio')(context)
    await context.step('A click selects nothing', async () => {
      await context.userEvent.click(segment('C')(context))
      await expect(segment('B')(context)).toBeChecked()
      await expect(context.args.onValueChange).not.toHaveBeenCalled()
    })
  },
}

/** Imitates Safari, where a click doesn't focus a radio button. */
export const ClickedWithoutFocus: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  beforeEach: noFocusOnClick,
  play: async (context) => {
    await context.step('The arrow keys continue from the clicked segment', async () => {
      await context.userEvent.click(segment('A')(context))
      await context.userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(segment('B')(context)).toHaveFocus())
      await expect(segment('B')(context)).toBeChecked()
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'Which part of the work would you like to have estimated by us',
    options: [
      { value: 'grey', label: 'Grey structure with doors' },
      { value: 'interior', label: 'Interior and finishes' },
      { value: 'complete', label: 'Complete construction' },
    ],
    value: 'interior',
  },
}
