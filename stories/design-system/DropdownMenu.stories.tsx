import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { Button, DropdownMenu, Link } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import { tabTo } from '../support/tabTo'

const meta = {
  component: DropdownMenu,
  // On the docs page each story has its own frame, in which it can open.
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: {
    label: 'Tools',
    links: Object.entries({
      'Calculate area of your Floors': '/estimate?start=area',
      'Plan the Rooms': '/estimate?start=rooms',
      'Get the Papers': '/papers',
      'Get your Construction Estimate': '/estimate',
    }).map(([label, path]) => (
      <RouterLink key={label} to={path}>
        {label}
      </RouterLink>
    )),
  },
  render: (args) => (
    <>
      <header>
        <Link asChild>
          <RouterLink to="/">Home</RouterLink>
        </Link>
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

const findButton = byRole('button', 'Tools')

/** The button, once the menu is loaded. */
async function findLoaded(context: StoryContext) {
  await waitFor(() => expect(findButton(context)).toHaveAttribute('data-state', 'closed'))
  return findButton(context)
}

const homeLink = byRole('link', 'Home')
const findNext = byRole('button', 'Book a visit')
const item = (name: string) => screen.getByRole('menuitem', { name })
const first = () => item('Calculate area of your Floors')
const last = () => item('Get your Construction Estimate')

const expectOpen = () => waitFor(() => expect(screen.getByRole('menu', { name: 'Tools' })).toBeVisible())
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
const expectOn = (find: () => HTMLElement) => waitFor(() => expectVisibleFocus(find()))

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const button = await findLoaded(context)
    const open = async () => {
      await userEvent.click(button)
      await expectOpen()
    }
    await step('It is announced as a menu that is collapsed', async () => {
      await expect(button).toHaveAttribute('aria-haspopup', 'menu')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await step('A click opens it with the focus on the menu; the page can still be used', async () => {
      await open()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id)
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
    await step('Its items are real links, which the arrow keys reach', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expectOn(first)
      await expect(last().tagName).toBe('A')
      await expect(last()).toHaveAttribute('href', '/estimate')
    })
    await step('A second click closes it', async () => {
      await userEvent.click(button)
      await expectClosed()
    })
    await step('A click without a pointer, as screen readers send it, opens and closes it', async () => {
      button.click()
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      button.click()
      await expectClosed()
    })
    await step('A click on another control closes it and keeps the focus there', async () => {
      await open()
      await userEvent.click(findNext(context))
      await expectClosed()
      await expect(findNext(context)).toHaveFocus()
    })
    await step('Activating an item closes it and follows the link', async () => {
      await open()
      await userEvent.click(last())
      await expectClosed()
      await expect(await canvas.findByRole('heading', { name: 'Your plot' })).toBeVisible()
    })
  },
}

export const Open: Story = {
  tags: ['alone'],
  play: async (context) => {
    await context.userEvent.click(await findLoaded(context))
    await expectOpen()
  },
}

/** Closes the menu, and moves the focus to its button. */
async function reachButton(context: StoryContext) {
  if (screen.queryByRole('menu')) await context.userEvent.keyboard('{Escape}')
  await expectClosed()
  await tabTo(context.userEvent, await findLoaded(context))
}

/** Opens the menu, with the focus on its first link, or keeps it open. */
async function reachLink(context: StoryContext) {
  if (screen.queryByRole('menu')) return
  await tabTo(context.userEvent, await findLoaded(context))
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(first()).toHaveFocus())
}

/** Goes to the start page, and opens the menu there. */
async function reachLinkAtStart(context: StoryContext) {
  await reachButton(context)
  await tabTo(context.userEvent, homeLink(context))
  await context.userEvent.keyboard('{Enter}')
  await expect(await context.canvas.findByText('We build houses in Lahore.')).toBeVisible()
  await reachLink(context)
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  ...keyboardTable<Story>([
    {
      where: 'On its button, closed',
      goTo: reachButton,
      rows: [
        {
          keys: ['Enter', 'Space', 'ArrowDown'],
          does: 'Opens the menu, with the focus on its first link',
          prepare: (context) => expectVisibleFocus(findButton(context)),
          result: () => expectOn(first),
        },
      ],
    },
    {
      where: 'On a link of the menu',
      goTo: reachLink,
      rows: [
        {
          keys: ['ArrowDown'],
          does: 'Moves the focus to the next link, and from the last to the first',
          result: async ({ userEvent }) => {
            for (const name of ['Plan the Rooms', 'Get the Papers', 'Get your Construction Estimate']) {
              await expectOn(() => item(name))
              await userEvent.keyboard('{ArrowDown}')
            }
            await expectOn(first)
          },
        },
        {
          keys: ['ArrowUp'],
          does: 'Moves the focus to the previous link, and from the first to the last',
          result: async ({ userEvent }) => {
            await expectOn(last)
            await userEvent.keyboard('{ArrowUp}')
            await expectOn(() => item('Get the Papers'))
          },
        },
        { keys: ['End', 'PageDown'], does: 'Moves the focus to the last link', result: () => expectOn(last) },
        {
          keys: ['Home', 'PageUp'],
          does: 'Moves the focus to the first link',
          result: () => expectOn(first),
        },
        {
          keys: ['Letters'],
          does: 'Moves the focus to the next link that begins with them',
          sample: 'g',
          isNative: true,
          result: () => expectOn(() => item('Get the Papers')),
        },
        {
          keys: ['Escape', 'Tab', 'Shift+Tab'],
          does: 'Closes the menu; the focus moves to its button',
          result: async (context) => {
            await expectClosed()
            await waitFor(() => expect(findButton(context)).toHaveFocus())
          },
        },
        {
          keys: ['Enter', 'Space'],
          does: 'Follows the link and closes the menu',
          prepare: async (context) => {
            await reachLinkAtStart(context)
            await context.userEvent.keyboard('{End}')
            await expectOn(last)
          },
          result: async ({ canvas }) => {
            await expectClosed()
            await expect(await canvas.findByRole('heading', { name: 'Your plot' })).toBeVisible()
          },
        },
      ],
    },
  ]),
}

export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context
    await step('The menu is within the window, and its last item can be reached', async () => {
      await userEvent.click(await findLoaded(context))
      await expectOpen()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(last()).toHaveFocus())
      await waitFor(async () => {
        const { left, right, bottom } = last().getBoundingClientRect()
        await expect(left).toBeGreaterThanOrEqual(0)
        await expect(right).toBeLessThanOrEqual(window.innerWidth)
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      })
      await expectNoOverflow(canvasElement)
    })
  },
}
