import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Disclosure, Link, Text } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'
import { betweenLinks } from '../support/betweenLinks'
import { byTab, linkAfter, linkBefore, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { reducedMotion } from '../support/emulateMedia'
import { expectNoMotion } from '../support/expectNoMotion'
import { inUrdu } from '../support/inUrdu'
import { firstCharacter, textBox } from '../support/textLines'

const question = 'Does the estimate include the boundary wall?'
const answer = /^No\. Only the covered area/

const meta = {
  component: Disclosure,
  args: {
    title: question,
    children: (
      <Text>
        No. Only the covered area of the floors is included; porch, boundary wall and tanks are priced by
        themselves. <Link href="#call-us">Call us</Link> for an offer.
      </Text>
    ),
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

/** The native summary around the heading. */
const summaryOf = (heading: HTMLElement) => {
  const summary = heading.closest('summary')
  if (!summary) throw new Error('There is no summary around the heading')
  return summary
}

/** Expects the arrow, a chevron that points down, turned by an angle, as by its transition. */
const expectArrow = (heading: HTMLElement, turned: 'none' | '180deg') => {
  const icon = summaryOf(heading).querySelector('svg')
  return waitFor(async () => {
    await expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/#chevron-down$/)
    await expect(icon?.parentElement).toHaveStyle({ rotate: turned, transform: 'none' })
  })
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: question })
    await step('Collapsed, only its title is visible', async () => {
      await expect(heading).toBeVisible()
      await expect(canvas.getByText(answer)).not.toBeVisible()
    })
    await step('Its arrow points down', () => expectArrow(heading, 'none'))
    await step('A click on the title expands it, and the arrow points up', async () => {
      await userEvent.click(heading)
      await expect(canvas.getByText(answer)).toBeVisible()
      await expectArrow(heading, '180deg')
    })
    await step('A second click collapses it, and the arrow points down again', async () => {
      await userEvent.click(summaryOf(heading))
      await expect(canvas.getByText(answer)).not.toBeVisible()
      await expectArrow(heading, 'none')
    })
    await step(
      'All of the row toggles it: a click at its far end expands it, one at its edge collapses it',
      async () => {
        const row = summaryOf(heading).getBoundingClientRect()
        await expect(row.width).toBeGreaterThan(heading.getBoundingClientRect().width + 40)
        for (const [x, y] of [
          [row.right - 2, row.top + 4],
          [row.left + 2, row.bottom - 4],
        ] as const) {
          const wasOpen = summaryOf(heading).parentElement?.hasAttribute('open')
          await userEvent.click(document.elementFromPoint(x, y) ?? document.body)
          await expect(summaryOf(heading).parentElement?.hasAttribute('open')).toBe(!wasOpen)
        }
      },
    )
  },
}

const summary = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  summaryOf(canvas.getByRole('heading', { name: question }))

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(summary, {
      does: 'Moves the focus to its title',
      doesBackwards: 'Moves the focus to its title; if it is expanded, to the last control in its text',
    }),
    {
      where: 'On its title',
      reach: byTab(summary),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Expands it; the next press collapses it. The controls in its text are tab stops only while it is expanded',
          isNative: true,
          result: async ({ canvas, userEvent }, key) => {
            await expect(canvas.getByText(answer)).toBeVisible()
            await userEvent.tab()
            await expect(canvas.getByText('Call us')).toHaveFocus()
            await userEvent.tab({ shift: true })
            await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expect(canvas.getByText(answer)).not.toBeVisible()
            await userEvent.tab()
            await expect(canvas.getByText('Call us')).not.toHaveFocus()
            await userEvent.tab({ shift: true })
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first control in its text if it is expanded, otherwise to what follows it',
          isNative: true,
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await context.userEvent.tab({ shift: true })
            await context.userEvent.keyboard('{Enter}')
            await context.userEvent.tab()
            await expect(context.canvas.getByText('Call us')).toHaveFocus()
            await context.userEvent.tab()
            await context.userEvent.tab({ shift: true })
            await expect(context.canvas.getByText('Call us')).toHaveFocus()
            await context.userEvent.tab({ shift: true })
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it',
          isNative: true,
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
        },
      ],
    },
  ]),
}

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answer)).toBeVisible()
  },
}

export const Several: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} headingLevel={2} />
      <Disclosure title="How long is an estimate valid?" headingLevel={2}>
        <Text>Thirty days, as long as the price of steel moves by less than five per cent.</Text>
      </Disclosure>
      <Disclosure title="Do you build outside Lahore?" headingLevel={2} open>
        <Text>Yes, in Islamabad and Karachi too.</Text>
      </Disclosure>
    </div>
  ),
}

export const OneOfSeveral: Story = {
  ...Several,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const [first, second, third] = canvas.getAllByRole('heading', { level: 2 })
    const states = () => canvas.getAllByRole('group').map((details) => details.hasAttribute('open'))
    await step('Each title is a heading of level 2, as its prop says; the third is open', async () => {
      await expect([first, second, third]).not.toContain(undefined)
      await expect(states()).toEqual([false, false, true])
    })
    await step('Opening one leaves the others as they are', async () => {
      await userEvent.click(first ?? document.body)
      await expect(states()).toEqual([true, false, true])
    })
    await step('So does closing one', async () => {
      await userEvent.click(third ?? document.body)
      await expect(states()).toEqual([true, false, false])
    })
  },
}

export const LevelFour: Story = {
  tags: ['!visual'],
  args: { headingLevel: 4 },
  play: async ({ canvas, step }) => {
    await step('The title is a heading of level 4', async () => {
      await expect(canvas.getByRole('heading', { level: 4, name: question })).toBeVisible()
    })
  },
}

export const Printed: Story = {
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('Collapsed, it prints its answer', async () => {
      await expect(canvas.getByText(answer).getBoundingClientRect().height).toBeGreaterThan(0)
      await expect(canvas.getByText(answer).checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    })
  },
}

export const LongText: Story = {
  args: {
    title:
      'Willthisverylongquestionwithoutasinglespace still be readable on the narrowest phone that anybody uses?',
    open: true,
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

const urduQuestion = 'کیا تخمینے میں چار دیواری شامل ہے؟'

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    title: urduQuestion,
    children: <Text>نہیں۔ صرف فلورز کا کورڈ ایریا شامل ہے؛ چار دیواری اور ٹینکیوں کی قیمت الگ ہے۔</Text>,
    open: true,
  },
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: urduQuestion })
    const answerText = canvas.getByText(/^نہیں۔ صرف/)
    const row = summaryOf(heading).getBoundingClientRect()
    await step('Title and text begin at the right end of the row', async () => {
      for (const text of [heading, answerText])
        await expect(firstCharacter(text).right).toBeCloseTo(row.right, 0)
    })
    await step('Its arrow is at the left end', async () => {
      const arrow = summaryOf(heading).querySelector('svg')?.getBoundingClientRect()
      await expect(arrow?.left).toBeCloseTo(row.left, 0)
      await expect(arrow?.right).toBeLessThan(textBox(heading).left)
    })
    await step('A click on the left end of the row collapses it, another one expands it', async () => {
      for (const isVisible of [false, true]) {
        await userEvent.click(document.elementFromPoint(row.left + 2, row.top + 8) ?? document.body)
        await expect(answerText.checkVisibility()).toBe(isVisible)
        await expectArrow(heading, isVisible ? '180deg' : 'none')
      }
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: question })
    for (const isOpen of [true, false]) {
      await step(
        `It ${isOpen ? 'expands' : 'collapses'} at once, and its arrow doesn’t turn slowly`,
        async () => {
          await userEvent.click(heading)
          await expect(canvas.getByText(answer).checkVisibility()).toBe(isOpen)
          await expectNoMotion(summaryOf(heading).parentElement ?? canvasElement)
          await expect(summaryOf(heading).querySelector('svg')?.parentElement).toHaveStyle({
            rotate: isOpen ? '180deg' : 'none',
          })
        },
      )
    }
  },
}
