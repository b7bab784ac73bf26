import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox, CheckboxGroup, Stack } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { coarsePointer } from '../support/coarsePointer'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkAfter, linkBefore, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { resizeWindow } from '../support/resizeWindow'
import { tabTo } from '../support/tabTo'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { expectTextUncut, firstCharacter } from '../support/textLines'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

const services = ['Grey Structure', 'Interior/Finishes', 'Architectural Design', 'Interior Design'] as const

/** The services of the estimator, all unchecked at first. */
function Services({ labels = services }: { labels?: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return labels.map((label) => (
    <Checkbox
      key={label}
      label={label}
      isChecked={chosen.includes(label)}
      onCheckedChange={(isChecked) =>
        setChosen(isChecked ? [...chosen, label] : chosen.filter((other) => other !== label))
      }
    />
  ))
}

const meta = {
  component: CheckboxGroup,
  args: { label: 'Select Services to Include', children: <Services /> },
} satisfies Meta<typeof CheckboxGroup>
export default meta

type Story = StoryObj<typeof meta>

const fontSizeOf = (element: HTMLElement) => parseFloat(getComputedStyle(element).fontSize)

/** The number of columns in an element. */
const columnsIn = (element: HTMLElement) => {
  const boxes = [...element.querySelectorAll('[type=checkbox]')]
  return new Set(boxes.map((box) => box.getBoundingClientRect().left)).size
}

/** Expects two columns if the group is as wide, in px, and one if it is narrower. */
async function expectTwoColumnsFrom(width: number, element: HTMLElement) {
  try {
    element.style.width = `${width + 0.5}px`
    await expect(columnsIn(element)).toBe(2)
    element.style.width = `${width - 2}px`
    await expect(columnsIn(element)).toBe(1)
  } finally {
    element.style.removeProperty('width')
  }
}

/** Expects two columns in a form in which fields are as wide as their container, even if four would have room. */
async function expectTwoColumnsAtMost(group: HTMLElement, element: HTMLElement) {
  try {
    element.style.setProperty('--field-width', 'none')
    element.style.width = '1100px'
    await expect(group.getBoundingClientRect().width).toBeGreaterThan(4 * 11.5 * fontSizeOf(group) + 3 * 24)
    await expect(columnsIn(element)).toBe(2)
  } finally {
    element.style.removeProperty('--field-width')
    element.style.removeProperty('width')
  }
}

/** The heights of the rows, in px. */
const rowHeights = (boxes: readonly HTMLElement[]) =>
  boxes.map((box) => Math.round(box.closest('label')?.getBoundingClientRect().height ?? 0))

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Its label names the group', async () => {
      await expect(canvas.getByRole('group', { name: /^Select Services to Include$/ })).toBeVisible()
      await expect(canvas.queryByRole('heading')).toBeNull()
    })
    await step('Each checkbox is independent', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Grey Structure' }))
      await userEvent.click(canvas.getByText('Interior Design'))
      await expect(canvas.getByRole('checkbox', { name: 'Grey Structure' })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: 'Interior/Finishes' })).not.toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: 'Interior Design' })).toBeChecked()
    })
    await step('With enough room there are two columns', async () => {
      const boxes = canvas.getAllByRole('checkbox')
      const [first = 0, second, third] = boxes.map((box) => box.getBoundingClientRect().top)
      await expect(second).toBe(first)
      await expect(third).toBeGreaterThan(first)
    })
    await step('Their order is the reading order: from left to right, row by row', async () => {
      const places = canvas.getAllByRole('checkbox').map((box) => {
        const { top, left } = box.getBoundingClientRect()
        return { top, left }
      })
      await expect(places).toEqual(places.toSorted((a, b) => a.top - b.top || a.left - b.left))
    })
    await step('With room for four there are two, too', () =>
      expectTwoColumnsAtMost(canvas.getByRole('group'), canvasElement),
    )
    await step('The label is above the checkboxes', async () => {
      const { bottom } = canvas.getByText('Select Services to Include').getBoundingClientRect()
      await expect(canvas.getByText('Grey Structure').getBoundingClientRect().top).toBeGreaterThan(bottom)
    })
    await step('Its rows are 44 px high', async () => {
      await expect(rowHeights(canvas.getAllByRole('checkbox'))).toEqual([44, 44, 44, 44])
    })
    await step('11.5em for each column and 1.5rem between them are enough for two columns, less isn’t', () =>
      expectTwoColumnsFrom(2 * 11.5 * fontSizeOf(canvas.getByText('Interior Design')) + 24, canvasElement),
    )
  },
}

const firstBox = byRole('checkbox', services[0])
const lastBox = byRole('checkbox', services[3])

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(firstBox, {
      does: 'Moves the focus to its first checkbox',
      doesBackwards: 'Moves the focus to its last checkbox',
      last: lastBox,
    }),
    {
      where: 'On a checkbox',
      reach: byTab(firstBox),
      rows: [
        {
          keys: ['Space'],
          does: 'Checks or unchecks this one only; the focus stays',
          result: async (context) => {
            const { canvas, userEvent } = context
            await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([firstBox(context)])
            await userEvent.keyboard(' ')
            await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([])
            await expect(firstBox(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next one, in reading order; from the last, to what follows the group',
          result: async (context) => {
            for (const name of services.slice(1)) {
              await expectVisibleFocus(byRole('checkbox', name)(context))
              await context.userEvent.tab()
            }
            await expect(linkAfter(context)).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the previous one; from the first, to what precedes the group',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await tabTo(context.userEvent, lastBox(context))
            for (const name of services.slice(0, -1).toReversed()) {
              await context.userEvent.tab({ shift: true })
              await expectVisibleFocus(byRole('checkbox', name)(context))
            }
          },
        },
      ],
    },
  ]),
}

export const LeastWidth: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, step }) => {
    for (const [windowWidth, width] of [
      [430, 397],
      [1070, 426.5],
      [1920, 426.5],
    ] as const) {
      if (!(await resizeWindow(windowWidth, 800))) return
      await step(`In a window of ${windowWidth} px, two columns need ${width / 16}rem, ${width} px`, () =>
        expectTwoColumnsFrom(width, canvasElement),
      )
    }
  },
}

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('The text is smaller than that of the page', async () => {
      await expect(fontSizeOf(canvas.getByText('Interior Design'))).toBeLessThan(fontSizeOf(document.body))
    })
    await step('With a mouse, its rows are 32 px high, and a click on one checks it', async () => {
      await expect(rowHeights(canvas.getAllByRole('checkbox'))).toEqual([32, 32, 32, 32])
      await userEvent.click(canvas.getByText('Interior Design'))
      await expect(canvas.getByRole('checkbox', { name: 'Interior Design' })).toBeChecked()
    })
    await step('With room for four columns there are two', () =>
      expectTwoColumnsAtMost(canvas.getByRole('group'), canvasElement),
    )
    await step('23.0625rem, 369 px, are enough for two columns, less isn’t', () =>
      expectTwoColumnsFrom(369, canvasElement),
    )
    const { innerWidth, innerHeight } = window
    for (const width of [430, 1070, 1920]) {
      if (!(await resizeWindow(width, 800))) return
      await step(`So they are in a window of ${width} px`, () => expectTwoColumnsFrom(369, canvasElement))
    }
    await resizeWindow(innerWidth, innerHeight)
  },
}

/** Imitates a touch screen: the style rules for a mouse don’t apply. */
export const SmallWithTouch: Story = {
  tags: ['!visual'],
  args: { size: 'small' },
  beforeEach: coarsePointer,
  play: async ({ canvas, step }) => {
    await step('On a touch screen, the rows are 44 px high', async () => {
      await expect(rowHeights(canvas.getAllByRole('checkbox'))).toEqual([44, 44, 44, 44])
    })
  },
}

export const WithHeading: Story = {
  args: { headingLevel: 4 },
  decorators: [
    (Story) => (
      <Stack space="small">
        <h3 className="text-subheading font-bold">Your Estimate</h3>
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Its label is a heading and names the group', async () => {
      await expect(
        canvas.getByRole('heading', { level: 4, name: 'Select Services to Include' }),
      ).toBeVisible()
      await expect(canvas.getByRole('group', { name: 'Select Services to Include' })).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    label:
      'Which of these do you want from us, besides the drawings that the housing society asks for anyway?',
    children: (
      <Services
        labels={[
          'Construction of the grey structure up to the roof slab with all reinforcement',
          'Finishes',
          'Operation and maintenance of the finished building for the first two years',
        ]}
      />
    ),
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('There is one column, and nothing overflows', async () => {
      const starts = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().left)
      await expect(new Set(starts).size).toBe(1)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    label: 'خدمات منتخب کریں',
    children: <Services labels={['گرے اسٹرکچر', 'انٹیریئر/فنشنگ', 'آرکیٹیکچرل ڈیزائن', 'انٹیریئر ڈیزائن']} />,
  },
  play: async ({ canvas, userEvent, step }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await step('The label begins at the right', async () => {
      const { right } = canvas.getByRole('group').getBoundingClientRect()
      await expect(firstCharacter(canvas.getByText('خدمات منتخب کریں')).right).toBeCloseTo(right, 0)
    })
    await step('The reading order is from right to left, row by row', async () => {
      const places = boxes.map((box) => {
        const { top, left } = box.getBoundingClientRect()
        return { top, left }
      })
      await expect(places).toEqual(places.toSorted((a, b) => a.top - b.top || b.left - a.left))
      await expect(new Set(places.map(({ left }) => left)).size).toBe(2)
    })
    await step('Tab moves in this order', async () => {
      for (const box of boxes) {
        await userEvent.tab()
        await expectVisibleFocus(box)
      }
    })
  },
}

/** Text of twice the usual size, in a window of 390 × 844 px. */
export const LargeText: Story = {
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('There is one column, and no text is cut off', async () => {
      await expect(columnsIn(canvasElement)).toBe(1)
      await expectTextUncut(canvas.getByText('Select Services to Include'))
      for (const name of services) await expectTextUncut(canvas.getByText(name))
      await expectNoOverflow(canvasElement)
    })
    await step('Each row is at least 88 px high', async () => {
      for (const height of rowHeights(canvas.getAllByRole('checkbox')))
        await expect(height).toBeGreaterThanOrEqual(88)
    })
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const ink = systemColour('CanvasText')
    await step('Its label has the colour of text', async () => {
      await expect(getComputedStyle(canvas.getByText('Select Services to Include')).color).toBe(ink)
    })
    await step('Each box has an edge and a focus ring', async () => {
      for (const box of canvas.getAllByRole('checkbox')) {
        await expectSystemEdge(box)
        await expectSystemFocusRing(userEvent, box)
      }
    })
    await step('Only a checked one has a tick, which differs from the box', async () => {
      await userEvent.keyboard(' ')
      for (const box of canvas.getAllByRole<HTMLInputElement>('checkbox')) {
        const tick = box.parentElement?.querySelector('svg') ?? box
        if (!box.checked) await expect(tick).not.toBeVisible()
        else await expect(getComputedStyle(tick).color).not.toBe(getComputedStyle(box).backgroundColor)
      }
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    })
  },
}
