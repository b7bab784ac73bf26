import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button, DropdownMenu, Link } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { waitForFrames } from '../support/expectMovement'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { rightToLeft } from '../support/rightToLeft'
import { hasRealKeys } from '../support/hasRealKeys'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable, type KeyboardRow } from '../support/keyboardTable'
import { realPointer } from '../support/realPointer'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'
import { forcedColours, reducedMotion } from '../support/emulateMedia'
import { expectNoMotion } from '../support/expectNoMotion'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

const meta = {
  component: DropdownMenu,
  args: {
    label: 'Tools',
    items: [
      { label: 'Calculate area of your Floors', link: <RouterLink to="/estimate?start=area" /> },
      { label: 'Get your Construction Estimate', link: <RouterLink to="/estimate" /> },
    ],
  },
  render: (args) => (
    <>
      <header>
        <DropdownMenu {...args} />
      </header>
      <main>
        <Routes>
          <Route path="/" element={<p>We build houses in Lahore.</p>} />
          <Route path="/estimate" element={<h1>Your plot</h1>} />
        </Routes>
        <Button variant="secondary">Book a visit</Button>
      </main>
    </>
  ),
} satisfies Meta<typeof DropdownMenu>
export default meta

type Story = StoryObj<typeof meta>

const area = () => screen.getByRole('menuitem', { name: 'Calculate area of your Floors' })
const cost = () => screen.getByRole('menuitem', { name: 'Get your Construction Estimate' })
/** Its code is loaded at the first use, which takes long on a busy machine. */
const expectOpen = () =>
  waitFor(() => expect(screen.getByRole('menu', { name: 'Tools' })).toBeVisible(), { timeout: 10_000 })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('It is announced as collapsed', async () => {
      await expect(button).toHaveAttribute('aria-haspopup', 'menu')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
    await step('A click opens it next to its button, inside the same landmark', async () => {
      await userEvent.click(button)
      await expectOpen()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id)
      await expect(canvas.getByRole('banner')).toContainElement(screen.getByRole('menu'))
    })
    await step('The focus is on the menu itself', () =>
      waitFor(() => expect(screen.getByRole('menu')).toHaveFocus()),
    )
    await step('The page stays accessible and can be scrolled', () => expectPageUnblocked(canvasElement))
    await step('Its items are elements <a> of at least 44 px', async () => {
      for (const [item, url] of [
        [area(), '/estimate?start=area'],
        [cost(), '/estimate'],
      ] as const) {
        await expect(item.tagName).toBe('A')
        await expect(item).toHaveAttribute('href', url)
        await expect(Math.round(item.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
      }
    })
    await step('A second click closes it', async () => {
      await userEvent.click(button)
      await expectClosed()
    })
  },
}

/** The menu, once it is in its place. */
async function findPlacedMenu() {
  await expectOpen()
  const menu = screen.getByRole('menu')
  await waitFor(() => expect(getComputedStyle(menu).translate).toBe('none'))
  return menu.getBoundingClientRect()
}

/** The button is in the middle of the window. */
export const RoomOnBothSides: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div className="fixed inset-x-0 top-1/2">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <header>
      <DropdownMenu {...args} />
    </header>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('The menu is below the button', async () => {
      await userEvent.click(button)
      const { top, height } = await findPlacedMenu()
      const { top: above, bottom: below } = button.getBoundingClientRect()
      await expect(above).toBeGreaterThan(height + 20)
      await expect(top).toBeGreaterThanOrEqual(below)
    })
  },
}

/** The button is at the lower edge of the window. */
export const NoRoomBelow: Story = {
  ...RoomOnBothSides,
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div className="fixed inset-x-0 bottom-0">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('Without room below the button, the menu is above it, within the window', async () => {
      await userEvent.click(button)
      const { top, bottom } = await findPlacedMenu()
      await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
      await expect(top).toBeGreaterThanOrEqual(0)
    })
  },
}

export const ClickOutside: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A click outside closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await userEvent.click(canvas.getByText('We build houses in Lahore.'))
      await expectClosed()
    })
    await step('A click on another button closes it and keeps the focus there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await userEvent.click(canvas.getByRole('button', { name: 'Book a visit' }))
      await expectClosed()
      await expect(canvas.getByRole('button', { name: 'Book a visit' })).toHaveFocus()
    })
    await step('Closed by Escape, it returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus()
    })
  },
}

export const WithoutPointerOrKeys: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('A click that no press and no key precedes opens and closes it', async () => {
      button.click()
      await expectOpen()
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      button.click()
      await expectClosed()
    })
    await step('The focus moves to the menu when it opens, and to the button when it closes', async () => {
      await waitFor(() => expect(button).toHaveFocus())
      button.blur()
      button.click()
      await expectOpen()
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      button.click()
      await expectClosed()
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('After a click with the pointer, such a click opens it once', async () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      button.click()
      await expectOpen()
      button.click()
      await expectClosed()
    })
  },
}

export const ClosedByBack: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('The browser’s Back closes it, and still leaves the page', async () => {
      history.pushState({ page: 'second' }, '')
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await expect(history.state).toHaveProperty('page', 'second')
      history.back()
      await expectClosed()
      await expect(history.state ?? {}).not.toHaveProperty('page')
    })
  },
}

/** Imitates Safari in Chromium: a click doesn't focus the button. No story runs in Safari itself. */
export const ButtonWithoutFocus: Story = {
  tags: ['!visual'],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('A second click on the button closes it and focuses the button', async () => {
      await userEvent.click(button)
      await expectOpen()
      await userEvent.click(button)
      await expectClosed()
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('So does Escape', async () => {
      await userEvent.click(button)
      await expectOpen()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const ItemSelected: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Activating an item closes the menu and follows the link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await userEvent.click(cost())
      await expectClosed()
      await expect(await canvas.findByRole('heading', { name: 'Your plot' })).toBeVisible()
      await expectPageUnblocked(canvasElement)
    })
  },
}

const opened = fn()

/** The story prevents the new tab. */
export const OpenedInNewTab: Story = {
  beforeEach: () => {
    opened.mockClear()
    const preventNavigation = (event: MouseEvent) => {
      opened({ isLeftToBrowser: !event.defaultPrevented, isWithCtrl: event.ctrlKey })
      event.preventDefault()
    }
    window.addEventListener('click', preventNavigation)
    return () => window.removeEventListener('click', preventNavigation)
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
    await expectOpen()
    await step('Ctrl+click is left to the browser, and closes the menu; the page stays', async () => {
      await fireEvent.click(cost(), { ctrlKey: true })
      await expect(opened).toHaveBeenLastCalledWith({ isLeftToBrowser: true, isWithCtrl: true })
      await expect(canvas.getByText('We build houses in Lahore.')).toBeVisible()
      await expectClosed()
      await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus()
    })
    if (!hasRealKeys) return
    await step('So is Ctrl+Enter, which closes the menu', async () => {
      opened.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
      await expectOpen()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(cost()).toHaveFocus())
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(() =>
        expect(opened).toHaveBeenLastCalledWith({ isLeftToBrowser: true, isWithCtrl: true }),
      )
      await expect(canvas.getByText('We build houses in Lahore.')).toBeVisible()
      await expectClosed()
      await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus()
    })
  },
}

const findButton = byRole('button', 'Tools')

/** Closes the menu, and moves the focus to its button. */
async function reachButton(context: StoryContext) {
  if (screen.queryByRole('menu')) await context.userEvent.keyboard('{Escape}')
  await expectClosed()
  await tabTo(context.userEvent, findButton(context))
}

/** Opens the menu, with the focus on its first link, or keeps it open. */
async function reachLink(context: StoryContext) {
  if (screen.queryByRole('menu')) return
  await tabTo(context.userEvent, findButton(context))
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(area()).toHaveFocus())
}

/** Opens the menu by a click, which moves the focus to the menu itself. */
async function reachMenuByClick(context: StoryContext) {
  await reachButton(context)
  const pointer = await realPointer()
  await (pointer ?? context.userEvent).click(findButton(context))
  await pointer?.leave(findButton(context))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
}

/** Goes to the start page, and opens the menu there, with the focus on its first link. */
async function reachLinkAtStart(context: StoryContext) {
  if (screen.queryByRole('menu')) await context.userEvent.keyboard('{Escape}')
  await reachButton(context)
  await tabTo(context.userEvent, homeLink(context))
  await context.userEvent.keyboard('{Enter}')
  await expect(await context.canvas.findByText('We build houses in Lahore.')).toBeVisible()
  await reachLink(context)
}

const expectArea = () => waitFor(() => expectVisibleFocus(area()))
const expectPlan = () =>
  waitFor(() => expectVisibleFocus(screen.getByRole('menuitem', { name: 'Plan the Rooms' })))
const expectPapers = () =>
  waitFor(() => expectVisibleFocus(screen.getByRole('menuitem', { name: 'Get the Papers' })))
const expectCost = () => waitFor(() => expectVisibleFocus(cost()))

/** Moves the focus to the second link. */
async function reachPlan({ userEvent }: StoryContext) {
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toContain(document.activeElement))
  if (document.activeElement === cost()) await userEvent.keyboard('{ArrowDown}')
  await expectArea()
  await userEvent.keyboard('{ArrowDown}')
  await expectPlan()
}

const onLinkClick = fn()

/** Records a click on a link, and keeps the browser from opening the new tab. */
function recordClick(event: MouseEvent) {
  onLinkClick({ isPrevented: event.defaultPrevented, ctrlKey: event.ctrlKey, shiftKey: event.shiftKey })
  event.preventDefault()
}

const homeLink = byRole('link', 'Home')
const findNext = byRole('button', 'Book a visit')

/** What closes the menu without following a link. */
const closingRows: readonly KeyboardRow<StoryContext>[] = [
  {
    keys: ['Tab'],
    does: 'Closes the menu and moves the focus to what follows its button',
    isNative: true,
    result: async (context) => {
      await expectClosed()
      await waitFor(() => expect(findNext(context)).toHaveFocus())
      await context.userEvent.tab({ shift: true })
      await expect(findButton(context)).toHaveFocus()
    },
  },
  {
    keys: ['Shift+Tab'],
    does: 'Closes the menu and moves the focus to what precedes its button',
    isNative: true,
    result: async (context) => {
      await expectClosed()
      await waitFor(() => expect(homeLink(context)).toHaveFocus())
    },
  },
  {
    keys: ['Escape'],
    does: 'Closes the menu; the focus moves to its button',
    result: async (context) => {
      await expectClosed()
      await waitFor(() => expect(findButton(context)).toHaveFocus())
    },
  },
]

/** With four links, so that the next link isn’t the previous one, and two of them begin with the same letters. */
export const KeyboardAlone: Story = {
  tags: ['!visual'],
  args: {
    items: [
      { label: 'Calculate area of your Floors', link: <RouterLink to="/estimate?start=area" /> },
      { label: 'Plan the Rooms', link: <RouterLink to="/estimate?start=rooms" /> },
      { label: 'Get the Papers', link: <RouterLink to="/papers" /> },
      { label: 'Get your Construction Estimate', link: <RouterLink to="/estimate" /> },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Link asChild>
          <RouterLink to="/">Home</RouterLink>
        </Link>
        <Story />
      </>
    ),
  ],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to it',
          prepare: (context) => tabTo(context.userEvent, homeLink(context)),
          result: (context) => expectVisibleFocus(findButton(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to it',
          prepare: (context) => tabTo(context.userEvent, findNext(context)),
          result: (context) => expectVisibleFocus(findButton(context)),
        },
      ],
    },
    {
      where: 'On its button, closed',
      reach: reachButton,
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it',
          result: (context) => expect(findNext(context)).toHaveFocus(),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it',
          result: (context) => expect(homeLink(context)).toHaveFocus(),
        },
        {
          keys: ['Enter', 'Space', 'ArrowDown'],
          does: 'Opens the menu, with the focus on its first link',
          result: async () => {
            await expectOpen()
            await waitFor(() => expect(area()).toHaveFocus())
          },
        },
      ],
    },
    {
      where: 'On a link of the menu',
      reach: reachLink,
      rows: [
        {
          keys: ['ArrowDown'],
          does: 'Moves the focus to the next link, and from the last to the first',
          result: async ({ userEvent }) => {
            await expectPlan()
            await userEvent.keyboard('{ArrowDown}')
            await expectPapers()
            await userEvent.keyboard('{ArrowDown}')
            await expectCost()
            await userEvent.keyboard('{ArrowDown}')
            await expectArea()
          },
        },
        {
          keys: ['ArrowUp'],
          does: 'Moves the focus to the previous link, and from the first to the last',
          result: async ({ userEvent }) => {
            await expectCost()
            await userEvent.keyboard('{ArrowUp}')
            await expectPapers()
            await userEvent.keyboard('{ArrowUp}')
            await expectPlan()
            await userEvent.keyboard('{ArrowUp}')
            await expectArea()
          },
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Moves the focus to the last link',
          prepare: reachPlan,
          result: async ({ userEvent }, key) => {
            await expectCost()
            await userEvent.keyboard('{ArrowDown}')
            await expectArea()
            await userEvent.keyboard(`{${key}}`)
            await expectCost()
          },
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Moves the focus to the first link',
          prepare: reachPlan,
          result: async ({ userEvent }, key) => {
            await expectArea()
            await userEvent.keyboard('{ArrowUp}')
            await expectCost()
            await userEvent.keyboard(`{${key}}`)
            await expectArea()
          },
        },
        {
          keys: ['Letters'],
          does: 'Moves the focus to the next link that begins with them; the same letter again moves it to the link after that. Other letters, and Space after a letter, that follow within a second continue the word; after a second, a new one begins (story Words Typed)',
          sample: 'g',
          isNative: true,
          result: async ({ userEvent }) => {
            await expectPapers()
            await userEvent.keyboard('g')
            await expectCost()
          },
        },
        ...closingRows,
        {
          keys: ['Enter', 'Space'],
          does: 'Follows the link and closes the menu',
          prepare: reachLinkAtStart,
          result: async ({ canvas }) => {
            await expectClosed()
            await expect(await canvas.findByRole('heading', { name: 'Your plot' })).toBeVisible()
          },
        },
        {
          keys: ['Control+Enter', 'Shift+Enter'],
          does: 'Closes the menu, with the focus on its button, and leaves the link to the browser, which may open a new tab or window; the page stays',
          isNative: true,
          prepare: async (context) => {
            await reachLinkAtStart(context)
            window.addEventListener('click', recordClick, { once: true })
          },
          result: async (context, key) => {
            await expectClosed()
            await expect(context.canvas.getByText('We build houses in Lahore.')).toBeVisible()
            await expect(context.canvas.queryByRole('heading', { name: 'Your plot' })).toBeNull()
            const ctrlKey = key === 'Control+Enter'
            await expect(onLinkClick).toHaveBeenCalledWith({
              isPrevented: false,
              ctrlKey,
              shiftKey: !ctrlKey,
            })
            await expect(findButton(context)).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On the menu itself, after a click on its button',
      reach: reachMenuByClick,
      rows: [
        {
          keys: ['ArrowDown', 'Home', 'PageUp'],
          does: 'Moves the focus to the first link',
          result: expectArea,
        },
        {
          keys: ['ArrowUp', 'End', 'PageDown'],
          does: 'Moves the focus to the last link',
          result: expectCost,
        },
        {
          keys: ['Letters'],
          does: 'Moves the focus to the first link that begins with them',
          sample: 'g',
          isNative: true,
          result: expectPapers,
        },
        ...closingRows,
      ],
    },
  ]),
}

/** Presses a key, and expects the focus on a link. While timeouts are held, `waitFor` would never give up. */
async function expectFocusAfter({ userEvent }: Pick<StoryContext, 'userEvent'>, key: string, name: string) {
  await userEvent.keyboard(key)
  await waitForFrames(2)
  await expectVisibleFocus(screen.getByRole('menuitem', { name }))
}

export const WordsTyped: Story = {
  tags: ['!visual'],
  args: { ...KeyboardAlone.args },
  play: async (context) => {
    if (!hasRealKeys) return
    const { step } = context
    await reachLink(context)
    await withHeldTimeouts(async (pass) => {
      await step('A letter moves the focus to the next link that begins with it', () =>
        expectFocusAfter(context, 'g', 'Get the Papers'),
      )
      await step(
        'Others, each 999 ms after the one before, belong to the same word, with which no link begins',
        async () => {
          for (const letter of 'ccc') {
            await pass(999)
            await expectFocusAfter(context, letter, 'Get the Papers')
          }
        },
      )
      await step('1000 ms after the last, another begins a new word', async () => {
        await pass(1000)
        await expectFocusAfter(context, 'c', 'Calculate area of your Floors')
      })
      await step(
        'Keys 999 ms apart are a word with which a link begins, too; Space is a part of it',
        async () => {
          await pass(1000)
          for (const key of 'get ') {
            await expectFocusAfter(context, key, 'Get the Papers')
            await pass(999)
          }
          await expectFocusAfter(context, 'y', 'Get your Construction Estimate')
        },
      )
    })
    await step('In the word, Space has followed no link', expectOpen)
  },
}

export const LongText: Story = {
  args: {
    label: 'Tools for owners of a plot',
    items: [
      {
        label:
          'Calculate the covered area of every floor, with the margins that your society asks for on each side',
        link: <RouterLink to="/estimate" />,
      },
      { label: 'Get your Construction Estimate', link: <RouterLink to="/estimate" /> },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('It fits into the window', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Tools/ }))
      const menu = await screen.findByRole('menu')
      await waitFor(async () => {
        const { left, right } = menu.getBoundingClientRect()
        await expect(left).toBeGreaterThanOrEqual(0)
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
      })
      await expectNoOverflow(canvasElement)
    })
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Its last item can be reached and is within the window', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(area()).toHaveFocus())
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(cost()).toHaveFocus())
      await waitFor(() => expect(cost().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
      await expectNoOverflow(canvasElement)
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, userEvent, step }) => {
    await step('The menu is right to left and extends to the left of its button', async () => {
      const button = canvas.getByRole('button', { name: 'Tools' })
      await userEvent.click(button)
      const menu = await screen.findByRole('menu')
      await expect(getComputedStyle(menu).direction).toBe('rtl')
      await waitFor(() =>
        expect(menu.getBoundingClientRect().left).toBeLessThan(button.getBoundingClientRect().left),
      )
      await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(
        button.getBoundingClientRect().right + 1,
      )
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, userEvent, step }) => {
    const header = canvas.getByRole('banner')
    await step(
      'It opens in its place and opaque, without a transition, and its arrow turns at once',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
        await expectOpen()
        await waitForFrames(6)
        await expect(screen.getByRole('menu')).toHaveStyle({ opacity: '1', translate: 'none' })
        await expectNoMotion(header)
        const arrow = header.querySelector('svg')?.parentElement
        await expect(arrow).toHaveStyle({ rotate: '180deg' })
      },
    )
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expectNoMotion(header)
    })
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const [ground, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('The arrow of its button differs from the background', async () => {
      const arrow = button.querySelector('svg') ?? button
      await expect(arrow).toBeVisible()
      await expect(getComputedStyle(arrow).color).not.toBe(ground)
    })
    await step('Its button has a focus ring', () => expectSystemFocusRing(userEvent, button))
    await step('The menu has an edge, and the background of the page', async () => {
      await userEvent.keyboard('{Enter}')
      await expectOpen()
      const menu = screen.getByRole('menu')
      await expectSystemEdge(menu)
      await expect(getComputedStyle(menu).backgroundColor).toBe(ground)
    })
    await step('Only the highlighted item has a ring and a line below its text', async () => {
      for (const [one, other] of [
        [area(), cost()],
        [cost(), area()],
      ] as const) {
        await waitFor(() => expect(one).toHaveFocus())
        await expectVisibleFocus(one)
        await waitFor(() => expect(getComputedStyle(one).outlineColor).toBe(ink))
        await expect(getComputedStyle(one).textDecorationLine).toBe('underline')
        await expect(getComputedStyle(other).outlineStyle).toBe('none')
        await expect(getComputedStyle(other).textDecorationLine).toBe('none')
        if (one === area()) await userEvent.keyboard('{ArrowDown}')
      }
    })
  },
}
