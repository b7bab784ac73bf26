import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { Link, Text } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { forcedColours } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { systemColour } from '../support/systemColour'
import { tabTo } from '../support/tabTo'
import { firstCharacter, textLines, expectTextUncut } from '../support/textLines'

const meta = {
  component: Link,
  args: {
    href: '#projects',
    children: 'our projects',
    onClick: fn(),
  },
  render: (args) => (
    <Text isMeasured>
      What we have built so far is listed among <Link {...args} />, with drawings and figures.
    </Text>
  ),
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

const onLinkClick = fn()

/** Records what the browser would do with a click, and keeps it from doing it. */
function recordClick(event: MouseEvent) {
  onLinkClick({ isPrevented: event.defaultPrevented, ctrlKey: event.ctrlKey, shiftKey: event.shiftKey })
  event.preventDefault()
}

const recordNextClick = () => {
  onLinkClick.mockClear()
  window.addEventListener('click', recordClick, { once: true })
}

/** Expects that the browser got one click, which it would follow, with these keys. */
async function expectFollowed({ ctrlKey = false, shiftKey = false } = {}) {
  await expect(onLinkClick).toHaveBeenCalledOnce()
  await expect(onLinkClick).toHaveBeenCalledWith({ isPrevented: false, ctrlKey, shiftKey })
}

/** Expects a line in the colour of the text. */
async function expectUnderlined(link: HTMLElement) {
  const { textDecorationLine, textDecorationColor, color } = getComputedStyle(link)
  await expect(textDecorationLine).toBe('underline')
  await expect(textDecorationColor).toBe(color)
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our projects' })
    await step('It is a native link, which the browser can open in a new tab', async () => {
      await expect(link).toBeInstanceOf(HTMLAnchorElement)
      await expect(link).toHaveAttribute('href', '#projects')
    })
    await step('It is underlined, not only coloured', () => expectUnderlined(link))
    await step('A click follows it', async () => {
      recordNextClick()
      await userEvent.click(link)
      await expect(args.onClick).toHaveBeenCalledOnce()
      await expectFollowed()
    })
  },
}

const findLink = byRole('link', 'our projects')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(findLink),
    {
      where: 'On it',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows it',
          prepare: recordNextClick,
          result: async ({ args }) => {
            await expect(args.onClick).toHaveBeenCalledOnce()
            await expectFollowed()
          },
        },
        {
          keys: ['Control+Enter', 'Shift+Enter'],
          does: 'Leaves it to the browser, which may open a new tab or window',
          isNative: true,
          prepare: recordNextClick,
          result: (_, key) =>
            expectFollowed({ ctrlKey: key === 'Control+Enter', shiftKey: key === 'Shift+Enter' }),
        },
      ],
    },
  ]),
}

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
}

export const AsRouterLink: Story = {
  render: function InRouter() {
    const { pathname } = useLocation()
    return (
      <Text>
        You are at {pathname}.{' '}
        <Link asChild>
          <RouterLink to="/projects">See the projects</RouterLink>
        </Link>
      </Text>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'See the projects' })
    await step('The router handles it, and it looks like other links', async () => {
      await expectUnderlined(link)
      await userEvent.click(link)
      await expect(canvas.getByText(/You are at \/projects\./)).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    children:
      'the houses, towers, interiors and gardens that we have drawn, calculated and built since the office opened',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It wraps like the surrounding text', async () => {
      await expect(canvas.getByRole('link').getClientRects().length).toBeGreaterThan(1)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: { children: 'ہمارے منصوبوں' },
  render: (args) => (
    <Text isMeasured>
      <span>اب تک کے تمام گھر</span> <Link {...args} /> <span>میں درج ہیں۔</span>
    </Text>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'ہمارے منصوبوں' })
    const box = link.getBoundingClientRect()
    await step('What precedes it is to the right of it, what follows it to the left', async () => {
      const before = canvas.getByText('اب تک کے تمام گھر').getBoundingClientRect()
      const after = canvas.getByText('میں درج ہیں۔').getBoundingClientRect()
      await expect(before.left).toBeGreaterThanOrEqual(box.right)
      await expect(after.right).toBeLessThanOrEqual(box.left)
    })
    await step('Its text begins at its right end, and is underlined', async () => {
      await expect(firstCharacter(link).right).toBeCloseTo(box.right, 0)
      await expectUnderlined(link)
    })
  },
}

export const LargeText: Story = {
  ...LongText,
  beforeEach: largeText,
  play: async (context) => {
    await LongText.play?.(context)
    await context.step('None of its lines is cut off', async () => {
      const link = context.canvas.getByRole('link')
      await expect(textLines(link).length).toBeGreaterThan(3)
      await expectTextUncut(link)
    })
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our projects' })
    await step('It has the colour of links and is underlined', async () => {
      const { color, textDecorationLine } = getComputedStyle(link)
      await expect(color).toBe(systemColour('LinkText'))
      await expect(textDecorationLine).toBe('underline')
    })
    await step('Its focus ring has the colour of text', async () => {
      const ring = systemColour('CanvasText')
      await tabTo(userEvent, link)
      await expectVisibleFocus(link)
      await waitFor(() => expect(getComputedStyle(link).outlineColor).toBe(ring))
    })
  },
}
