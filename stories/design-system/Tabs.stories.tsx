import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Frame, Picture, Tabs, Text, ZoomableDrawing } from '../../src/design-system'
import elevation from '../../src/images/db-32-elevation.svg'
import front from '../../src/images/db-32-front.webp?picture'
import plan from '../../src/images/db-32-plan.svg'
import { printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { largeText } from '../support/largeText'
import { rightToLeft } from '../support/rightToLeft'
import { withLinkAfter } from '../support/withLinkAfter'
import { tabStop, byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'

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
          <ZoomableDrawing
            src={plan}
            width={1600}
            height={1000}
            alt="The ground floor"
            caption="Ground floor"
          />
        ),
      },
      {
        value: 'elevation',
        label: 'Elevation',
        content: (
          <ZoomableDrawing
            src={elevation}
            width={1600}
            height={1000}
            alt="The front"
            caption="Front elevation"
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('The first tab is selected, and its panel is named by it', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Views of the house' })).toBeVisible()
      await expect(tab('Render')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Render' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The ground floor' })).toBeNull()
    })
    await step('A click shows another panel', async () => {
      await userEvent.click(tab('Plan'))
      await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'The ground floor' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The house from the street' })).toBeNull()
    })
    await step('Tabs are tall enough for a thumb', async () => {
      for (const element of canvas.getAllByRole('tab'))
        await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
    await step('No element has the inline styles that the page’s policy forbids', async () => {
      await expect(
        canvasElement.querySelectorAll('[role="tablist"][style], [role="tabpanel"][style]'),
      ).toHaveLength(0)
    })
    await step('A panel keeps its state while another is shown', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }))
      await userEvent.click(tab('Render'))
      await userEvent.click(tab('Plan'))
      await expect(canvas.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled')
    })
  },
}

const tab = (name: string) => byRole('tab', name)

/** Moves the focus to the selected tab. */
const reachTab = ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  tabTo(userEvent, canvas.getByRole('tab', { selected: true }))

const expectSelected = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string) =>
  waitFor(async () => {
    await expect(tab(name)(context)).toHaveFocus()
    await expect(tab(name)(context)).toHaveAttribute('aria-selected', 'true')
    await expect(context.canvas.getByRole('tabpanel', { name })).toBeVisible()
  })

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  ...keyboardTable<Story>([
    tabStop(tab('Render'), 'Moves the focus to the selected tab'),
    {
      where: 'On a tab',
      reach: reachTab,
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'Selects the next tab, and after the last the first',
          result: async (context) => {
            for (const name of ['Plan', 'Elevation']) {
              await expectSelected(context, name)
              await context.userEvent.keyboard('{ArrowRight}')
            }
            await expectSelected(context, 'Render')
          },
        },
        {
          keys: ['ArrowLeft'],
          does: 'Selects the previous tab, and before the first the last',
          result: async (context) => {
            for (const name of ['Elevation', 'Plan']) {
              await expectSelected(context, name)
              await context.userEvent.keyboard('{ArrowLeft}')
            }
            await expectSelected(context, 'Render')
          },
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Selects the last tab',
          result: async (context, key) => {
            await expectSelected(context, 'Elevation')
            if (key === 'End') await context.userEvent.keyboard('{ArrowLeft}')
          },
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Selects the first tab',
          result: async (context, key) => {
            await expectSelected(context, 'Render')
            if (key === 'Home') await context.userEvent.keyboard('{ArrowRight}')
          },
        },
        {
          keys: ['Enter', 'Space'],
          does: 'No further effect: focus has already selected the tab',
          result: (context) => expectSelected(context, 'Render'),
        },
        {
          keys: ['Tab'],
          does: 'Moves on to its panel',
          result: ({ canvas }) => expectVisibleFocus(canvas.getByRole('tabpanel', { name: 'Render' })),
        },
      ],
    },
    {
      where: 'On a tab',
      direction: 'rtl',
      reach: reachTab,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Selects the next tab',
          result: (context) => expectSelected(context, 'Plan'),
        },
        {
          keys: ['ArrowRight'],
          does: 'Selects the previous tab',
          result: (context) => expectSelected(context, 'Render'),
        },
      ],
    },
  ]),
}

/** The mouse and the keyboard, one after the other. */
export const ClickedThenTabbed: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    for (const clicks of [1, 2]) {
      await step(`After ${clicks === 1 ? 'a click' : 'clicks'} on a tab, it is one tab stop`, async () => {
        for (let click = 0; click < clicks; click++) await userEvent.click(tab('Plan')(context))
        await userEvent.tab({ shift: true })
        await expect(canvas.getByRole('tablist')).not.toContainElement(
          canvas.getByRole('tablist').querySelector(':focus'),
        )
        await expect(canvas.getByRole('tablist')).not.toHaveFocus()
        await userEvent.tab()
        await expectSelected(context, 'Plan')
        await userEvent.keyboard('{ArrowRight}')
        await expectSelected(context, 'Elevation')
      })
    }
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The first tab is on the right', async () => {
      const places = canvas.getAllByRole('tab').map((one) => one.getBoundingClientRect().left)
      await expect(places).toEqual(places.toSorted((a, b) => b - a))
      await expect(new Set(places).size).toBe(3)
    })
  },
}

const texts = ['Overview of the whole building', 'Ground floor', 'First floor', 'Roof terrace', 'Basement']

export const Narrow: Story = {
  args: {
    items: texts.map((text, index) => ({
      value: `view-${index}`,
      label: text,
      content: <Text>{text}</Text>,
    })),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  ...Narrow,
  tags: ['!visual'],
  beforeEach: largeText,
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'The house from the street' })).toBeVisible()
  },
}
