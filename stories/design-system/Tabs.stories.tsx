import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Frame, Picture, Tabs, Text, TextField, ZoomableDrawing } from '../../src/design-system'
import elevation from '../../src/images/db-32-elevation.svg'
import front from '../../src/images/db-32-front.webp?picture'
import plan from '../../src/images/db-32-plan.svg'
import { printed, reducedMotion } from '../support/emulateMedia'
import { waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { largeText } from '../support/largeText'
import { Stateful } from '../support/Stateful'
import { rightToLeft } from '../support/rightToLeft'
import { withLinkAfter } from '../support/withLinkAfter'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'
import { expectNoMotion } from '../support/expectNoMotion'
import { hasRealKeys } from '../support/hasRealKeys'

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

/** The colour of the line below a tab. */
const lineOf = (tab: HTMLElement) => getComputedStyle(tab).borderBottomColor

/** The computed colour of `accent-strong` in an element. */
function accentColour(within: HTMLElement) {
  const probe = document.createElement('span')
  probe.className = 'text-accent-strong'
  within.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('The first tab is selected, and its panel is named by it', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Views of the house' })).toBeVisible()
      await expect(tab('Render')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Render' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The ground floor' })).toBeNull()
    })
    await step('The label of the row isn’t visible', async () => {
      await expect(canvas.queryByText('Views of the house')).toBeNull()
    })
    await step('A click shows another panel', async () => {
      await userEvent.click(tab('Plan'))
      await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'The ground floor' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The house from the street' })).toBeNull()
    })
    await step('A line marks the selected tab alone', async () => {
      await waitFor(() => expect(lineOf(tab('Render'))).toBe('rgba(0, 0, 0, 0)'))
      await expect(lineOf(tab('Elevation'))).toBe('rgba(0, 0, 0, 0)')
      const accent = accentColour(canvasElement)
      await waitFor(() => expect(lineOf(tab('Plan'))).toBe(accent))
      await expect(tab('Plan')).toHaveStyle({ borderBottomStyle: 'solid', borderBottomWidth: '2px' })
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
    await step('A zoomed drawing is as it was when it is shown again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }))
      const frame = canvas.getByRole('region', { name: 'Ground floor' })
      const { scrollLeft, scrollTop } = frame
      await expect(Math.min(scrollLeft, scrollTop)).toBeGreaterThan(20)
      await userEvent.click(tab('Render'))
      await userEvent.click(tab('Plan'))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled'),
      )
      await waitForFrames(3)
      await expect(Math.abs(frame.scrollLeft - scrollLeft)).toBeLessThan(2)
      await expect(Math.abs(frame.scrollTop - scrollTop)).toBeLessThan(2)
    })
  },
}

const floors = ['Ground floor', 'First floor', 'Roof']

export const KeepsState: Story = {
  tags: ['!visual'],
  args: {
    label: 'Notes on each floor',
    items: floors.map((floor, index) => ({
      value: `floor-${index}`,
      label: floor,
      content: (
        <Stateful initial="">
          {(value, setValue) => <TextField label={`Note: ${floor}`} value={value} onValueChange={setValue} />}
        </Stateful>
      ),
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const open = (floor: string) => userEvent.click(canvas.getByRole('tab', { name: floor }))
    const note = (floor: string) => canvas.getByRole('textbox', { name: `Note: ${floor}` })
    await step('Something is typed in every panel', async () => {
      for (const floor of floors) {
        await open(floor)
        await userEvent.type(note(floor), `About the ${floor}`)
        await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
      }
    })
    await step('Every panel keeps it while another is shown', async () => {
      for (const floor of floors) {
        await open(floor)
        await expect(note(floor)).toHaveValue(`About the ${floor}`)
      }
    })
  },
}

export const LazyPictures: Story = {
  tags: ['!visual'],
  args: {
    items: [
      { value: 'text', label: 'Text', content: <Text>The house in words.</Text> },
      {
        value: 'plan',
        label: 'Plan',
        content: (
          // A URL of its own, which no other story has loaded.
          <img src={`${plan}?lazy`} width={160} height={100} loading="lazy" alt="The ground floor" />
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const picture = canvasElement.querySelector('img')
    await step('A hidden panel loads no lazy picture', async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await expect(picture?.currentSrc).toBe('')
    })
    await step('It loads when its panel is shown', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
      await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    })
  },
}

const tab = (name: string) => byRole('tab', name)
const panel = (name: string) => byRole('tabpanel', name)

/** Moves the focus to the selected tab. */
const reachTab = ({ canvas, userEvent }: Context) =>
  tabTo(userEvent, canvas.getByRole('tab', { selected: true }))

const expectSelected = (context: Context, name: string) =>
  waitFor(async () => {
    await expect(tab(name)(context)).toHaveFocus()
    await expect(tab(name)(context)).toHaveAttribute('aria-selected', 'true')
    await expect(context.canvas.getByRole('tabpanel', { name })).toBeVisible()
  })

/** The panel of Plan has tab stops: a drawing that scrolls, and its buttons. */
async function expectControlInPlan(context: Context, run: () => Promise<unknown>) {
  await reachTab(context)
  await context.userEvent.keyboard('{ArrowRight}')
  await expectSelected(context, 'Plan')
  await run()
  await reachTab(context)
  await context.userEvent.keyboard('{ArrowLeft}')
  await expectSelected(context, 'Render')
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the selected tab',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: (context) => expectVisibleFocus(tab('Render')(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the last tab stop in the panel, or to the panel itself if there is none in it',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: async (context) => {
            await expectVisibleFocus(panel('Render')(context))
            await expectControlInPlan(context, async () => {
              await tabTo(context.userEvent, linkAfter(context))
              await context.userEvent.tab({ shift: true })
              await expectVisibleFocus(context.canvas.getByRole('button', { name: 'Zoom in' }))
            })
          },
        },
      ],
    },
    {
      where: 'On a tab',
      reach: reachTab,
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'In a left-to-right page: selects the next tab, and after the last the first',
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
          does: 'In a left-to-right page: selects the previous tab, and before the first the last',
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
          result: (context) => expectVisibleFocus(panel('Render')(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the row of tabs',
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On a panel',
      reach: byTab(panel('Render')),
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first tab stop in the panel, such as a drawing that scrolls, or to what follows the panel if there is none',
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await expectControlInPlan(context, async () => {
              await tabTo(context.userEvent, panel('Plan')(context))
              await context.userEvent.tab()
              await expectVisibleFocus(context.canvas.getByRole('region', { name: 'Ground floor' }))
            })
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus back to its tab',
          result: (context) => expectVisibleFocus(tab('Render')(context)),
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
          does: 'Selects the next tab, and after the last the first',
          result: async (context) => {
            for (const name of ['Plan', 'Elevation']) {
              await expectSelected(context, name)
              await context.userEvent.keyboard('{ArrowLeft}')
            }
            await expectSelected(context, 'Render')
          },
        },
        {
          keys: ['ArrowRight'],
          does: 'Selects the previous tab, and before the first the last',
          result: async (context) => {
            for (const name of ['Elevation', 'Plan']) {
              await expectSelected(context, name)
              await context.userEvent.keyboard('{ArrowRight}')
            }
            await expectSelected(context, 'Render')
          },
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Selects the last tab, as in a left-to-right page',
          result: async (context, key) => {
            await expectSelected(context, 'Elevation')
            if (key === 'End') await context.userEvent.keyboard('{ArrowRight}')
          },
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Selects the first tab, as in a left-to-right page',
          result: async (context, key) => {
            await expectSelected(context, 'Render')
            if (key === 'Home') await context.userEvent.keyboard('{ArrowLeft}')
          },
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
      await step(
        `After ${clicks === 1 ? 'a click' : 'clicks'} on a tab, the row is a single tab stop`,
        async () => {
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
        },
      )
    }
  },
}

/** As screen readers may click: without pressing a button of the mouse before. */
export const ClickedWithoutPress: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const clicked = tab('Plan')(context)
    await context.step('The tab is selected, and its panel is shown', async () => {
      clicked.click()
      await waitFor(() => expect(clicked).toHaveAttribute('aria-selected', 'true'))
      await expect(context.canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
    })
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
  play: async ({ canvas, canvasElement, step }) => {
    await step('The tabs wrap to further rows, and none is cut off', async () => {
      const tabs = canvas.getAllByRole('tab')
      await expect(new Set(tabs.map((one) => one.getBoundingClientRect().top)).size).toBeGreaterThan(1)
      for (const one of tabs) await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const LargeText: Story = {
  ...Narrow,
  tags: ['!visual'],
  beforeEach: largeText,
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas, canvasElement, step }) => {
    const visiblePanels = () =>
      [...canvasElement.querySelectorAll('[role="tabpanel"]')].map((element) => element.checkVisibility())
    await step('Only the first panel is shown, without tabs', async () => {
      await expect(canvas.queryByRole('tablist')).toBeNull()
      await expect(visiblePanels()).toEqual([true, false, false])
      await expect(canvas.getByRole('img', { name: 'The house from the street' })).toBeVisible()
    })
    await step('Once another tab is selected, only its panel is shown', async () => {
      const [, second] = canvasElement.querySelectorAll<HTMLElement>('[role="tab"]')
      second?.click()
      await waitFor(() => expect(visiblePanels()).toEqual([false, true, false]))
      await expect(canvas.getByRole('img', { name: 'The ground floor' })).toBeVisible()
    })
  },
}

/** The prerendered HTML, which no script brings to life, with the style rules of a browser without JavaScript. */
export const WithoutScripts: Story = {
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, step }) => {
    await step(
      'There are no tabs, and all panels are shown one below the other, with their names',
      async () => {
        await expect(canvas.queryByRole('tablist')).toBeNull()
        const panels = canvas.getAllByRole('tabpanel').map((element) => element.getBoundingClientRect())
        await expect(panels).toHaveLength(3)
        for (const name of ['Render', 'Plan', 'Elevation'])
          await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
        for (const [index, { top }] of panels.slice(1).entries())
          await expect(top).toBeGreaterThanOrEqual(panels[index]?.bottom ?? Number.NaN)
      },
    )
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('A click shows another panel without a transition', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Elevation' }))
      await expect(canvas.getByRole('tabpanel', { name: 'Elevation' })).toBeVisible()
      await expectNoMotion(canvasElement)
      await expect(lineOf(canvas.getByRole('tab', { name: 'Elevation' }))).toBe(accentColour(canvasElement))
    })
    await step('So does an arrow key', async () => {
      if (!hasRealKeys) return
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible())
      await expectNoMotion(canvasElement)
    })
  },
}
