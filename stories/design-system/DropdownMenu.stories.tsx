import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button, DropdownMenu } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { rightToLeft } from '../support/rightToLeft'
import { hasRealKeys } from '../support/hasRealKeys'
import { expectVisibleFocus } from '../support/expectVisibleFocus'

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
const expectOpen = () => waitFor(() => expect(screen.getByRole('menu', { name: 'Tools' })).toBeVisible())
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
      await expect(canvas.getByRole('banner')).toContainElement(screen.getByRole('menu'))
    })
    await step('The page stays accessible and can be scrolled', () => expectPageUnblocked(canvasElement))
    await step('Its items are links of at least 44 px', async () => {
      for (const [item, url] of [
        [area(), '/estimate?start=area'],
        [cost(), '/estimate'],
      ] as const) {
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
    await step('A click without pointer events, as by a screen reader, opens and closes it', async () => {
      button.click()
      await expectOpen()
      button.click()
      await expectClosed()
    })
    await step('After a click with the pointer, such a click opens it once', async () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      button.click()
      await expectOpen()
      button.click()
      await expectClosed()
    })
    await step('The browser’s Back closes it', async () => {
      button.click()
      await expectOpen()
      window.dispatchEvent(new PopStateEvent('popstate'))
      await expectClosed()
    })
  },
}

/** Safari doesn't focus a clicked button. */
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
    await step('Ctrl+click is left to the browser, and the page stays', async () => {
      await fireEvent.click(cost(), { ctrlKey: true })
      await expect(opened).toHaveBeenLastCalledWith({ isLeftToBrowser: true, isWithCtrl: true })
      await expect(canvas.getByText('We build houses in Lahore.')).toBeVisible()
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tools' })
    await step('The Tab key reaches it, and the focus is visible', async () => {
      await userEvent.tab()
      await expectVisibleFocus(button)
    })
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await step(`${key === ' ' ? 'Space' : key} opens it with the focus on its first item`, async () => {
        await userEvent.keyboard(key)
        await expectOpen()
        await waitFor(() => expect(area()).toHaveFocus())
      })
      await step('Escape closes it and returns the focus', async () => {
        await userEvent.keyboard('{Escape}')
        await expectClosed()
        await waitFor(() => expect(button).toHaveFocus())
      })
    }
    await step('The Tab key closes it and moves on from the button', async () => {
      if (!hasRealKeys) return
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(area()).toHaveFocus())
      await userEvent.tab()
      await expectClosed()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Book a visit' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await expect(button).toHaveFocus()
    })
    await step('The arrow keys move the focus and wrap around', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(area()).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(cost()).toHaveFocus())
      await expectVisibleFocus(cost())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(area()).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(cost()).toHaveFocus())
    })
    await step('Home and End go to the first and last item', async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(area()).toHaveFocus())
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(cost()).toHaveFocus())
    })
    await step('Typing a letter goes to the matching item', async () => {
      await userEvent.keyboard('c')
      await waitFor(() => expect(area()).toHaveFocus())
    })
    await step('Enter follows it', async () => {
      await userEvent.keyboard('{Enter}')
      await expectClosed()
      await expect(await canvas.findByRole('heading', { name: 'Your plot' })).toBeVisible()
    })
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
