import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  BackToTop,
  Button,
  Container,
  FloatingActions,
  Icon,
  Slider,
  Stack,
  Text,
} from '../../src/design-system'
import elevation from '../../src/images/elevation-detail.svg'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { hasRealKeys } from '../support/hasRealKeys'
import { spokenOutline } from '../support/spokenOutline'
import { rightToLeft } from '../support/rightToLeft'
import { resizeWindow } from '../support/resizeWindow'
import { restoreScroll } from '../support/restoreScroll'
import { byRole, byTab, linkAfter } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { withLinkAfter } from '../support/withLinkAfter'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const chat = (
  <Button asChild>
    <a href="#chat">
      <Icon name="whatsapp" />
      Chat with us
    </a>
  </Button>
)

const meta = {
  component: FloatingActions,
  args: {
    label: 'Quick actions',
    children: (
      <>
        <BackToTop />
        {chat}
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <>
      <main className="h-[400dvh] p-4">
        <Text isMeasured>
          A house of ten marla takes about nine months from the first spade to the last coat of paint.
        </Text>
        <div className="h-[250dvh]" />
        <Button>Send the estimate</Button>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  beforeEach: restoreScroll,
} satisfies Meta<typeof FloatingActions>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
    const link = canvas.getByRole('link', { name: 'Chat with us' })
    await step('After scrolling, it is in the window’s corner again', async () => {
      window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      await expect(window.innerHeight - link.getBoundingClientRect().bottom).toBe(16)
      await expect(link.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 40)
    })
    await step('Its controls are in a row and don’t overlap', async () => {
      const button = await canvas.findByRole('button', { name: 'Back to top' })
      await waitFor(() => expect(button).toBeVisible())
      await waitFor(() =>
        expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(link.getBoundingClientRect().left),
      )
    })
    await step('The page beside and between its controls can be clicked', async () => {
      const { left, top } = corner.getBoundingClientRect()
      await expect(corner.contains(document.elementFromPoint(left + 2, top + 2))).toBe(false)
      const button = canvas.getByRole('button', { name: 'Back to top' }).getBoundingClientRect()
      const between = (button.right + link.getBoundingClientRect().left) / 2
      await expect(corner.contains(document.elementFromPoint(between, button.top + 8))).toBe(false)
    })
  },
}

const long = 'A house of ten marla takes about nine months from the first spade to the last coat of paint. '
  .repeat(16)
  .trim()

/** Longer than the controls wait after scrolling. */
async function waitForCheck() {
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Scrolls so that the element ends at the lower edge of the window. */
const scrollToEndOf = (element: Element) =>
  window.scrollBy({
    top: element.getBoundingClientRect().bottom - window.innerHeight,
    behavior: 'instant',
  })

export const OverText: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <main className="flex h-[400dvh] flex-col justify-between p-4">
        <Text>The start of a long page</Text>
        <Text>{long}</Text>
        <div className="text-end">The end of a long page, in the corner of the window</div>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
    const row = corner.firstElementChild ?? corner
    const link = canvas.getByRole('link', { name: 'Chat with us' })
    await step('It is visible where the corner is empty', async () => {
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('1'))
      await expect(window.innerHeight - link.getBoundingClientRect().bottom).toBe(16)
    })
    await step(
      'It disappears while the visitor scrolls, also up, and stays hidden over a long text',
      async () => {
        const states: (string | undefined)[] = []
        const observer = new MutationObserver(() => states.push(corner.dataset['state']))
        observer.observe(corner, { attributeFilter: ['data-state'] })
        scrollToEndOf(canvas.getByText(long))
        await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
        await waitFor(() => expect(getComputedStyle(row).opacity).toBe('0'))
        window.scrollBy({ top: -40, behavior: 'instant' })
        await waitForCheck()
        await expect(states).toEqual(['away'])
        observer.disconnect()
      },
    )
    await step('It appears above a text of one line', async () => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByText(/^The end/).getBoundingClientRect().top,
      )
    })
    await step('While it is hidden, a click reaches the page below it', async () => {
      scrollToEndOf(canvas.getByText(long))
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('0'))
      const { left, top, width, height } = link.getBoundingClientRect()
      const below = document.elementFromPoint(left + width / 2, top + height / 2)
      await expect(below).not.toBeNull()
      await expect(corner.contains(below)).toBe(false)
    })
    const button = canvas.getByRole('button', { name: 'Back to top' })
    await step('The accessibility tree still contains its controls', async () => {
      if (!hasRealKeys) return
      const { commands } = await import('vitest/browser')
      await expect(getComputedStyle(row).opacity).toBe('0')
      await expect(spokenOutline(await commands.accessibilityTree())).toContain(
        'complementary, “Quick actions”\n  button, “Back to top”\n  link, “Chat with us”',
      )
    })
    for (const [name, control] of [
      ['Back to top', button],
      ['Chat with us', link],
    ] as const) {
      await step(`${name} is still a tab stop, and the focus brings it back`, async () => {
        await waitFor(() => expect(getComputedStyle(row).opacity).toBe('0'))
        await tabTo(userEvent, control)
        await waitFor(() => expect(getComputedStyle(row).opacity).toBe('1'))
        await expect(corner).toHaveAttribute('data-state', 'away')
        control.blur()
      })
    }
  },
}

/** Slides without a text, which would keep the controls away even if it didn’t move. */
const emptySlides = ['first', 'second', 'third'].map((id) => ({
  id,
  content: <div className="h-[50dvh]" />,
}))

export const OverMovingRow: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <main className="flex h-[200dvh] flex-col justify-end">
        <Slider label="the plans" slides={emptySlides} delay={5000} />
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Over slides that move, it stays hidden', async () => {
      const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      const pause = await canvas.findByRole('button', { name: 'Pause the plans' })
      await expect(pause.getBoundingClientRect().bottom).toBeLessThan(corner.getBoundingClientRect().top - 96)
      window.scrollBy({ top: -20, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitForCheck()
      await expect(corner).toHaveAttribute('data-state', 'away')
    })
  },
}

/** A photograph of one pixel. */
const photograph = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path d="M0 0h100v100z"/></svg>',
)}`

export const OverControlsAndDrawings: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <main className="pt-[110dvh]">
        <button type="button" aria-label="A low control" className="mb-[110dvh] h-[100px] w-full" />
        <button type="button" aria-label="A high control" className="mb-[110dvh] h-[116px] w-full" />
        <a href="#plans" aria-label="A link" className="mb-[110dvh] block h-[116px]" />
        <input aria-label="A field" className="mb-[110dvh] block h-[116px] w-full" />
        <select aria-label="A list" className="mb-[110dvh] block h-[116px] w-full" />
        <textarea aria-label="A text area" className="mb-[110dvh] block h-[116px] w-full" />
        <details className="mb-[110dvh]">
          <summary aria-label="A summary" className="h-[116px]" />
        </details>
        <img src={elevation} alt="A drawing" className="mb-[110dvh] h-[116px] w-full" />
        <img src={logo} alt="A logo" className="mb-[110dvh] h-[116px] w-full" />
        <a href="#picture" className="mb-[110dvh] block">
          <img src={photograph} alt="A house" className="h-[116px] w-full" />
        </a>
        <img src={photograph} alt="A garden" className="mb-[110dvh] h-[116px] w-full" />
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
    const scrollAndWait = async (role: string | undefined, name: string) => {
      const element = role === undefined ? canvas.getByLabelText(name) : canvas.getByRole(role, { name })
      scrollToEndOf(element)
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitForCheck()
      return element.getBoundingClientRect()
    }
    await step('It disappears while the visitor scrolls, and appears above a control', async () => {
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      const { top } = await scrollAndWait('button', 'A low control')
      await expect(corner).toHaveAttribute('data-state', 'shown')
      const { bottom } = canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(top)
      // Up to 96 px above the corner.
      await expect(window.innerHeight - 16 - bottom).toBeGreaterThan(80)
      await expect(window.innerHeight - 16 - bottom).toBeLessThanOrEqual(96)
    })
    for (const [role, name] of [
      ['button', 'A high control'],
      ['link', 'A link'],
      ['textbox', 'A field'],
      ['combobox', 'A list'],
      ['textbox', 'A text area'],
      // The queries know no role of it.
      [undefined, 'A summary'],
      ['img', 'A drawing'],
      ['img', 'A logo'],
    ] as const) {
      await step(`It stays hidden over: ${name}, and appears below it`, async () => {
        await scrollAndWait(role, name)
        await expect(corner).toHaveAttribute('data-state', 'away')
        window.scrollBy({ top: 140, behavior: 'instant' })
        await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      })
    }
    for (const [role, name, what] of [
      ['link', 'A house', 'a link that is a picture'],
      ['img', 'A garden', 'a picture alone'],
    ] as const) {
      await step(`It appears in the corner over ${what}`, async () => {
        const picture = await scrollAndWait(role, name)
        await expect(corner).toHaveAttribute('data-state', 'shown')
        const { top, bottom } = canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect()
        await expect(window.innerHeight - bottom).toBe(16)
        await expect(top).toBeGreaterThanOrEqual(picture.top)
        await expect(bottom).toBeLessThanOrEqual(picture.bottom)
      })
    }
  },
}

const controlBelow = byRole('button', 'Send the estimate')
const backToTop = byRole('button', 'Back to top')
const chatLink = byRole('link', 'Chat with us')

/** Waits until Back to top is a tab stop, because the page is scrolled down. */
const whenScrolledDown = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  waitFor(() => expect(backToTop(context)).toBeVisible())

/** Moves the focus back to its first control from elsewhere. */
async function reachFirst(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await whenScrolledDown(context)
  await tabTo(context.userEvent, backToTop(context))
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  ...keyboardTable<Story>([
    {
      where: 'On the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next control of the page, and scrolls the page so that nothing floats over it',
          // Starts at the lower edge, because browsers scroll a control that isn't visible to the centre.
          prepare: (context) => scrollToEndOf(controlBelow(context)),
          result: async (context) => {
            const button = controlBelow(context)
            await expect(button).toHaveFocus()
            const corner = context.canvas.getByRole('complementary').getBoundingClientRect()
            await waitFor(() =>
              expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
            )
            await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(corner.top)
          },
        },
      ],
    },
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its first control',
          prepare: whenScrolledDown,
          result: (context) => expectVisibleFocus(backToTop(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its last control',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: (context) => expectVisibleFocus(chatLink(context)),
        },
      ],
    },
    {
      where: 'On its first control',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next one',
          prepare: reachFirst,
          result: (context) => expectVisibleFocus(chatLink(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the control of the page that precedes it',
          prepare: reachFirst,
          result: (context) => expectVisibleFocus(controlBelow(context)),
        },
      ],
    },
    {
      where: 'On its last control',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the previous one',
          prepare: byTab(chatLink),
          result: (context) => expectVisibleFocus(backToTop(context)),
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it',
          prepare: byTab(chatLink),
          result: (context) => expect(linkAfter(context)).toHaveFocus(),
        },
      ],
    },
  ]),
}

/** Two controls, each an icon. */
const icons = (
  <>
    <BackToTop />
    <Button asChild>
      <a href="#chat" aria-label="Chat with us">
        <Icon name="whatsapp" />
      </a>
    </Button>
  </>
)

/** Expects scrolling not to hide the controls, which are part of the page. */
async function expectVisibleWhileScrolling(canvasElement: HTMLElement) {
  const corner = within(canvasElement).getByRole('complementary', { name: 'Quick actions' })
  await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
  const row = corner.firstElementChild ?? corner
  // Neither hidden nor about to be.
  await expect(row.getAnimations()).toEqual([])
  await expect(getComputedStyle(row).opacity).toBe('1')
  window.scrollTo({ top: 0, behavior: 'instant' })
}

export const BesideAmounts: Story = {
  args: { children: icons },
  render: (args) => (
    <>
      <main className="h-[300dvh] py-4">
        <Container>
          <Text weight="bold">PKR 15,648,840</Text>
        </Container>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: () => {
    document.documentElement.dataset['corner'] = 'clear'
    return () => {
      delete document.documentElement.dataset['corner']
    }
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'On a page that is marked, it isn’t over the amounts, but at the end of the page',
      async () => {
        const link = canvas.getByRole('link', { name: 'Chat with us' })
        await expect(link.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
        await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          canvas.getByRole('main').getBoundingClientRect().bottom,
        )
        window.scrollTo({ top: 0, behavior: 'instant' })
      },
    )
    await step('There it stays visible while the visitor scrolls', () =>
      expectVisibleWhileScrolling(canvasElement),
    )
    await expectNoOverflow(canvasElement)
    const distance = () => {
      const { bottom } = canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect()
      return window.innerHeight - bottom
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!(await resizeWindow(1439, 900))) return
    await step('It is, too, in a window of 1439 px', () => waitFor(() => expect(distance()).toBeLessThan(0)))
    await resizeWindow(1440, 900)
    await step('In a window of 1440 px it floats', () => waitFor(() => expect(distance()).toBe(16)))
    await step('There both controls are beside the content of the page', async () => {
      window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' })
      const button = await canvas.findByRole('button', { name: 'Back to top' })
      const content = canvas.getByText('PKR 15,648,840').getBoundingClientRect()
      await waitFor(() => expect(button).toBeVisible())
      await expect(content.width).toBeGreaterThan(1000)
      await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(content.right)
    })
  },
}

/** A page with a footer above the controls. */
const aboveFooter: NonNullable<Story['render']> = (args) => (
  <>
    <main className="h-[150dvh] p-4">
      <Text>A long page.</Text>
    </main>
    <footer data-ground="deep" className="p-4">
      <Text>The footer.</Text>
    </footer>
    <FloatingActions {...args} />
  </>
)

/** Expects the controls to be visible below the footer, on the same ground. */
function expectBelowFooter(canvasElement: HTMLElement) {
  return waitFor(async () => {
    const [footer, corner, row] = ['footer', 'aside', 'aside > div'].map((selector) => {
      const element = canvasElement.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const { top, bottom } = element.getBoundingClientRect()
      const { backgroundColor, opacity } = getComputedStyle(element)
      return { top, bottom, backgroundColor, opacity }
    })
    await expect(corner?.top).toBe(footer?.bottom)
    await expect(corner?.top).toBeGreaterThan(window.innerHeight)
    await expect(corner?.backgroundColor).toBe(footer?.backgroundColor)
    await expect(row?.opacity).toBe('1')
  })
}

export const Short: Story = {
  tags: ['!visual'],
  render: aboveFooter,
  play: async ({ canvasElement, step }) => {
    if (!(await resizeWindow(1280, 383))) return
    await step('In a window of 383 px it continues the footer', () => expectBelowFooter(canvasElement))
    await step('There it stays visible while the visitor scrolls', () =>
      expectVisibleWhileScrolling(canvasElement),
    )
    await resizeWindow(1280, 384)
    await step('In a window of 384 px it floats', async () => {
      const link = within(canvasElement).getByRole('link', { name: 'Chat with us' })
      await waitFor(() => expect(innerHeight - link.getBoundingClientRect().bottom).toBe(16))
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  render: aboveFooter,
  play: async ({ canvasElement, step }) => {
    await step('It continues the footer', () => expectBelowFooter(canvasElement))
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect().left,
    ).toBeLessThan(window.innerWidth / 4)
  },
}

export const OneControl: Story = {
  args: { children: chat },
  render: (args) => (
    <Stack space="large">
      <Text>A short page.</Text>
      <FloatingActions {...args} />
    </Stack>
  ),
}
