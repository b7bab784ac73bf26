import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Frame, Picture, Tabs, Text, TextField } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import plan from '../../src/images/drawings/db-32-plan.svg'
import { betweenLinks } from '../support/betweenLinks'
import { printed } from '../support/emulateMedia'
import { nextFrame } from '../support/expectMovement'
import { expectTabStops } from '../support/expectTabStops'
import { byRole, linkAfter, linkBefore, type Context } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const front = encodedPicture('db-32-front')

const names = ['Render', 'Plan', 'Notes'] as const

const meta = {
  component: Tabs,
  args: {
    label: 'Views of the house',
    items: [
      {
        value: 'render',
        label: 'Render',
        content: (
          <Frame shape="landscape">
            <Picture picture={front} alt="The house from the street" ratio="fill" />
          </Frame>
        ),
      },
      {
        value: 'plan',
        label: 'Plan',
        content: (
          // A URL of its own, which no other story has loaded.
          <img src={`${plan}?lazy`} width={160} height={100} loading="lazy" alt="The ground floor" />
        ),
      },
      {
        value: 'notes',
        label: 'Notes',
        content: <TextField label="Your notes" />,
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>
const tab = (name: string) => byRole('tab', name)
const panel = (name: string) => byRole('tabpanel', name)

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const open = (name: string) => userEvent.click(tab(name)(context))
    const drawing = canvasElement.querySelector<HTMLImageElement>('img[alt="The ground floor"]')
    await step('The first tab is selected, and its panel is named by it', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Views of the house' })).toBeVisible()
      await expect(tab('Render')(context)).toHaveAttribute('aria-selected', 'true')
      await expect(panel('Render')(context)).toBeVisible()
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    })
    await step('The panel isn’t a tab stop', () => expect(panel('Render')(context).tabIndex).toBe(-1))
    await step('A lazy picture in a hidden panel loads only when a click shows it', async () => {
      await nextFrame()
      await nextFrame()
      await expect(drawing?.currentSrc).toBe('')
      await open('Plan')
      await expect(panel('Plan')(context)).toBeVisible()
      await waitFor(() => expect(drawing?.naturalWidth).toBeGreaterThan(0))
    })
    await step('A click without a pointer, as screen readers may send it, selects a tab', async () => {
      tab('Render')(context).click()
      await waitFor(() => expect(panel('Render')(context)).toBeVisible())
    })
    await step('What was typed in a panel is kept while another is shown', async () => {
      await open('Notes')
      await userEvent.type(canvas.getByRole('textbox'), 'A larger kitchen')
      await open('Render')
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await open('Notes')
      await expect(canvas.getByRole('textbox')).toHaveValue('A larger kitchen')
    })
  },
}

export const ManyTabs: Story = {
  args: {
    items: ['Overview of the whole building', 'Ground floor', 'First floor', 'Roof', 'Basement'].map(
      (label, index) => ({ value: `view-${index}`, label, content: <Text>{label}</Text> }),
    ),
  },
}

const expectSelected = (context: Context, name: string) =>
  waitFor(async () => {
    await expect(tab(name)(context)).toHaveFocus()
    await expect(tab(name)(context)).toHaveAttribute('aria-selected', 'true')
    await expect(panel(name)(context)).toBeVisible()
  })

/** Moves the focus to the first tab, which is selected then. */
async function reachFirst(context: Context) {
  await tabTo(context.userEvent, context.canvas.getByRole('tab', { selected: true }))
  await context.userEvent.keyboard('{Home}')
  await expectSelected(context, 'Render')
}

/** Expects that an arrow key has selected the first of these tabs, and selects the others in turn. */
async function expectTurns(context: Context, key: 'ArrowLeft' | 'ArrowRight', turns: readonly string[]) {
  for (const name of turns) {
    await expectSelected(context, name)
    await context.userEvent.keyboard(`{${key}}`)
  }
}

const forwards = ['Plan', 'Notes', 'Render'] as const
const backwards = ['Notes', 'Plan', 'Render'] as const

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before or after it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the selected tab, then to the tab stops in its panel',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: (context) => expectTabStops(context, 'Tab', [tab('Render'), linkAfter]),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the last tab stop in the panel, and then to its tab',
          result: (context) => expectTabStops(context, 'Shift+Tab', [tab('Render'), linkBefore]),
        },
      ],
    },
    {
      where: 'On a tab',
      goTo: reachFirst,
      alsoHandled: ['Home', 'End', 'PageUp', 'PageDown'],
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'In a left-to-right page: selects the next tab, and after the last the first',
          result: (context) => expectTurns(context, 'ArrowRight', forwards),
        },
        {
          keys: ['ArrowLeft'],
          does: 'In a left-to-right page: selects the previous tab, and before the first the last',
          result: (context) => expectTurns(context, 'ArrowLeft', backwards),
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Selects the last tab',
          result: (context) => expectSelected(context, 'Notes'),
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Selects the first tab',
          prepare: async (context) => {
            await context.userEvent.keyboard('{End}')
            await expectSelected(context, 'Notes')
          },
          result: (context) => expectSelected(context, 'Render'),
        },
        {
          keys: ['Enter', 'Space'],
          does: 'No further effect: focus has already selected the tab',
          result: (context) => expectSelected(context, 'Render'),
        },
      ],
    },
    {
      where: 'On a tab',
      direction: 'rtl',
      goTo: reachFirst,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Selects the next tab, and after the last the first',
          result: (context) => expectTurns(context, 'ArrowLeft', forwards),
        },
        {
          keys: ['ArrowRight'],
          does: 'Selects the previous tab, and before the first the last',
          result: (context) => expectTurns(context, 'ArrowRight', backwards),
        },
      ],
    },
  ]),
}

export const Printed: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('Only the selected panel is printed, without tabs', async () => {
      await expect(canvas.queryByRole('tablist')).toBeNull()
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
      await expect(canvas.getByRole('img', { name: 'The house from the street' })).toBeVisible()
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async (context) => {
    await context.step('There are no tabs, and all panels are shown, with their names', async () => {
      await expect(context.canvas.queryByRole('tablist')).toBeNull()
      for (const name of names) await expect(panel(name)(context)).toBeVisible()
    })
  },
}
