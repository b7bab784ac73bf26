import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  Heading,
  IconButton,
  Link,
  Sheet,
  Stack,
  Text,
  type SheetProps,
} from '../../src/design-system'
import { betweenButtons } from '../support/betweenButtons'
import { forcedColours, reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { hasRealKeys } from '../support/hasRealKeys'
import { largeText } from '../support/largeText'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { closeOnBackPlay } from '../support/closeOnBackPlay'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { rightToLeft } from '../support/rightToLeft'
import { resizeWindow } from '../support/resizeWindow'
import {
  expectHeaderInView,
  expectScrolled,
  expectScrolling,
  headerParts,
  scrollingKeys,
} from '../support/scrolledModal'
import { waitForFrames } from '../support/expectMovement'
import { realPointer } from '../support/realPointer'
import { restoreScroll } from '../support/restoreScroll'
import { systemColour } from '../support/systemColour'
import { tabTo } from '../support/tabTo'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { expectNoMotion } from '../support/expectNoMotion'

const meta = {
  component: Sheet,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Menu',
    children: (
      <nav aria-label="Menu">
        <Stack as="ul" space="small">
          <li>
            <Link href="#services">Services</Link>
          </li>
          <li>
            <Link href="#projects">Projects</Link>
          </li>
          <li>
            <Link href="#contact">Contact us</Link>
          </li>
        </Stack>
      </nav>
    ),
  },
  render: function WithOpener(args: SheetProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <>
        <IconButton icon="bars" label="Open menu" onClick={() => setIsOpen(true)} />
        <Text>We build houses in Lahore, from the first drawing to the keys.</Text>
        <Sheet
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            setIsOpen(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The width of the window without its scrollbar. */
const page = () => document.documentElement.getBoundingClientRect()
/** The sheet, once it has slid in completely. */
async function findSheet() {
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(sheet).translate).toBe('none'))
  return sheet
}

/** Records what begins to move or change gradually. */
function recordTransitions() {
  const events: { target: EventTarget | null; propertyName: string; left: number }[] = []
  const record = ({ target, propertyName }: TransitionEvent) => {
    const left = target instanceof Element ? target.getBoundingClientRect().left : 0
    events.push({ target, propertyName, left })
  }
  document.addEventListener('transitionrun', record)
  return {
    /** The properties of an element that have begun to change, and its left edge then. */
    of: (element: Element) => events.filter(({ target }) => target === element),
    stop: () => document.removeEventListener('transitionrun', record),
  }
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    const transitions = recordTransitions()
    await step('It opens with its title as its name and takes the focus', async () => {
      await userEvent.click(opener)
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toContainElement(
        document.activeElement as HTMLElement,
      )
    })
    await step('It slides in from the right: it moves to the left until it is in its place', async () => {
      const sheet = await findSheet()
      transitions.stop()
      const start = transitions.of(sheet).find(({ propertyName }) => propertyName === 'translate')
      const { left, width } = sheet.getBoundingClientRect()
      await expect(start?.left).toBeGreaterThan(left + width / 2)
    })
    await step('Title and × are beside each other, above the content', async () => {
      const [title, close] = headerParts().map((part) => part.getBoundingClientRect())
      const content = screen.getByRole('navigation').getBoundingClientRect()
      await expect(close?.left).toBeGreaterThanOrEqual(title?.right ?? Infinity)
      await expect(close?.top).toBeLessThan(title?.bottom ?? 0)
      await expect(content.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity)
    })
    await step('It is at the end of the window, at full height, and leaves a strip of the page', async () => {
      const { left, right, top, bottom } = (await findSheet()).getBoundingClientRect()
      await expect(Math.round(right)).toBe(Math.round(page().right))
      await expect(Math.round(top)).toBe(0)
      await expect(Math.round(bottom)).toBe(window.innerHeight)
      await expect(left).toBeGreaterThanOrEqual(44)
    })
    await step('The page behind it can’t be scrolled and isn’t read out', async () => {
      await expect(document.body).toHaveAttribute('data-scroll-locked')
      await expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
    })
    await step('The × closes it and the focus returns', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expectClosed()
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(opener).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
  },
}

/** Long enough for a wheel or a key to begin to scroll something. */
const waitForScroll = () => waitForFrames(10)

/** A page that is higher than the window, and scrolled. */
export const PageBehind: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div className="h-[300dvh]">
        <div className="h-[50dvh]" />
        <Story />
      </div>
    ),
  ],
  beforeEach: restoreScroll,
  play: async ({ canvas, userEvent, step }) => {
    const pointer = await realPointer()
    if (!pointer) return
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    const root = document.documentElement
    window.scrollTo({ top: 100, behavior: 'instant' })
    /** Turns the wheel over each element, presses the keys that scroll, and expects the page to stay. */
    const expectPageStill = async (targets: readonly Element[]) => {
      const before = window.scrollY
      for (const target of targets) {
        for (const distance of [200, -200]) {
          await pointer.wheel(target, distance)
          await waitForScroll()
          await expect(window.scrollY).toBe(before)
        }
      }
      for (const key of scrollingKeys) {
        await userEvent.keyboard(`{${key}}`)
        await waitForScroll()
        await expect(window.scrollY).toBe(before)
      }
    }
    await step('Without it, the wheel and a key scroll the page', async () => {
      await pointer.wheel(root, 60)
      await waitFor(() => expect(window.scrollY).toBe(160))
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(160))
      await waitForScroll()
      await pointer.leave(root)
    })
    await step(
      'While it is open, neither the wheel, over it or beside it, nor a key scrolls the page',
      async () => {
        window.scrollTo({ top: 100, behavior: 'instant' })
        opener.click()
        const sheet = await findSheet()
        const beside = document.elementFromPoint(1, window.innerHeight / 2)
        await expect(beside).toBeInstanceOf(HTMLElement)
        await expect(sheet.contains(beside)).toBe(false)
        await expect(window.scrollY).toBe(100)
        await expectPageStill([sheet, ...(beside ? [beside] : [])])
      },
    )
    await step('Once it has closed, the wheel scrolls the page again', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      const before = window.scrollY
      await pointer.wheel(root, 60)
      await waitFor(() => expect(window.scrollY).toBe(before + 60))
    })
  },
}

/** Drags a finger up from a point of the window. Only tests can do that; elsewhere it returns false. */
async function dragUp(x: number, y: number): Promise<boolean> {
  const driver = await import('vitest/browser').catch(() => undefined)
  await driver?.commands.dragByTouch(x, y, -150)
  await waitForScroll()
  return driver !== undefined
}

export const PageBehindTouched: Story = {
  ...PageBehind,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 }
    if (!(await dragUp(middle.x, middle.y))) return
    await step('Without it, a touch scrolls the page', async () => {
      await expect(window.scrollY).toBeGreaterThan(0)
    })
    await step('While it is open, a touch doesn’t, neither over it nor beside it', async () => {
      const before = window.scrollY
      canvas.getByRole('button', { name: 'Open menu' }).click()
      const { left, right } = (await findSheet()).getBoundingClientRect()
      for (const x of [(left + right) / 2, left / 2]) {
        await dragUp(x, middle.y)
        await expect(window.scrollY).toBe(before)
      }
    })
    await step('Once it has closed, a touch scrolls the page again', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      const before = window.scrollY
      await dragUp(middle.x, middle.y)
      await expect(window.scrollY).toBeGreaterThan(before)
    })
  },
}

/** Imitates Safari in Chromium: a click doesn't focus the button. No story runs in Safari itself. */
export const OpenerWithoutFocus: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await step('A click beside it closes it and moves the focus to the opener', async () => {
      await userEvent.click(opener)
      await findSheet()
      const strip = document.elementFromPoint(20, window.innerHeight / 2)
      if (strip) await userEvent.click(strip)
      await expectClosed()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const ClickOutside: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await step('A click on the sheet leaves it open', async () => {
      await userEvent.click(opener)
      await userEvent.click(within(await findSheet()).getByRole('heading', { name: 'Menu' }))
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('A click beside it closes it and returns the focus', async () => {
      const strip = document.elementFromPoint(20, window.innerHeight / 2)
      if (strip) await userEvent.click(strip)
      await expectClosed()
      await waitFor(() => expect(opener).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
    await step(
      'A click where a control is visible behind it closes it, and doesn’t reach the control',
      async () => {
        await userEvent.click(opener)
        const sheet = await findSheet()
        const onOpenerClick = fn()
        opener.addEventListener('click', onOpenerClick)
        const { left, top, width, height } = opener.getBoundingClientRect()
        await expect(left + width).toBeLessThan(sheet.getBoundingClientRect().left)
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        await expect(opener.contains(above)).toBe(false)
        if (above) await userEvent.click(above)
        await expectClosed()
        await expect(onOpenerClick).not.toHaveBeenCalled()
        opener.removeEventListener('click', onOpenerClick)
      },
    )
  },
}

/** Closes it, and moves the focus to the button that opens it. */
async function reachOpener(context: StoryContext) {
  if (screen.queryByRole('dialog')) await context.userEvent.keyboard('{Escape}')
  await expectClosed()
  await tabTo(context.userEvent, byRole('button', 'Open menu')(context))
}

const closeButton = () => screen.getByRole('button', { name: 'Close' })

/** Opens it, and moves the focus to its × button. */
async function reachCloseButton(context: StoryContext) {
  if (!screen.queryByRole('dialog')) {
    await reachOpener(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(closeButton()).toHaveFocus())
  }
  await tabTo(context.userEvent, closeButton())
}

async function expectReturned(context: StoryContext) {
  await expectClosed()
  await waitFor(() => expect(byRole('button', 'Open menu')(context)).toHaveFocus())
  await expectPageUnblocked(context.canvasElement)
}

const onFollow = fn()

/** Records a click on a link, and keeps the browser from following it. */
function recordClick(event: MouseEvent) {
  onFollow({ isPrevented: event.defaultPrevented })
  event.preventDefault()
}

/** The links, the last of them at the end of a text that is higher than the window. */
const linksAndText = (
  <>
    {['Services', 'Projects'].map((name) => (
      <Link key={name} href={`#${name.toLowerCase()}`}>
        {name}
      </Link>
    ))}
    {Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>We build the grey structure of houses of {index + 3} marla.</Text>
    ))}
    <Link href="#contact">Contact us</Link>
  </>
)

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  args: { children: linksAndText },
  ...keyboardTable<Story>([
    {
      where: 'On the control that opens it',
      reach: reachOpener,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens it, with the focus on its × button',
          result: () => waitFor(() => expect(closeButton()).toHaveFocus()),
        },
      ],
    },
    {
      where: 'Anywhere in it',
      reach: reachCloseButton,
      alsoHandled: ['Enter', 'Space'],
      rows: [
        {
          keys: scrollingKeys,
          does: 'Scrolls the sheet, if its content is taller than the window; the focus stays',
          isNative: true,
          prepare: expectScrolling,
          result: async ({ userEvent }, key) => {
            await expectScrolled(key)
            await expect(closeButton()).toHaveFocus()
            if (key !== 'Home') return
            // On a link, too.
            await tabTo(userEvent, screen.getByRole('link', { name: 'Projects' }))
            for (const next of scrollingKeys) {
              expectScrolling()
              await userEvent.keyboard(`{${next}}`)
              await expectScrolled(next)
              await expect(screen.getByRole('link', { name: 'Projects' })).toHaveFocus()
            }
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to its next control, and from the last to the first',
          result: async ({ userEvent }) => {
            for (const name of ['Services', 'Projects', 'Contact us']) {
              await expect(screen.getByRole('link', { name })).toHaveFocus()
              await userEvent.tab()
            }
            await expect(closeButton()).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its previous control, and from the first to the last',
          result: async ({ userEvent }) => {
            await expect(screen.getByRole('link', { name: 'Contact us' })).toHaveFocus()
            await userEvent.tab({ shift: true })
            await expect(screen.getByRole('link', { name: 'Projects' })).toHaveFocus()
          },
        },
        {
          keys: ['Escape'],
          does: 'Closes it; the focus returns to the control that opened it',
          prepare: ({ userEvent }) => tabTo(userEvent, screen.getByRole('link', { name: 'Projects' })),
          result: expectReturned,
        },
      ],
    },
    {
      where: 'On its × button',
      reach: reachCloseButton,
      alsoHandled: ['Escape', 'Tab', ...scrollingKeys],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Closes it; the focus returns to the control that opened it',
          result: expectReturned,
        },
      ],
    },
    {
      where: 'On a link in it',
      reach: async (context) => {
        await reachCloseButton(context)
        await tabTo(context.userEvent, screen.getByRole('link', { name: 'Services' }))
      },
      alsoHandled: ['Escape', 'Tab', ...scrollingKeys],
      rows: [
        {
          keys: ['Space'],
          does: 'Scrolls the sheet down, if its content is taller than the window; the focus stays',
          isNative: true,
          prepare: expectScrolling,
          result: async (_, key) => {
            await expectScrolled(key)
            await expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus()
          },
        },
        {
          keys: ['Enter'],
          does: 'Follows the link. If it leads to another page, the page has to close the sheet, as in the story Link Followed. If it leads to a part of the same page (#…), the sheet closes, as in the story Link Within Page',
          isNative: true,
          prepare: () => window.addEventListener('click', recordClick, { once: true }),
          result: async () => {
            await expect(onFollow).toHaveBeenCalledWith({ isPrevented: false })
            await expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus()
          },
        },
      ],
    },
  ]),
}

export const ClosesOnBack: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  play: closeOnBackPlay('Open menu'),
}

/** A page that focuses its heading when it mounts, like the site's pages. */
function DestinationPage({ title, onBook }: { title: string; onBook: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Button onClick={onBook}>Book a visit</Button>
    </main>
  )
}

const onBook = fn()

function SiteWithMenu({ args }: { args: SheetProps }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: boolean) => {
    args.onOpenChange(next)
    setIsOpen(next)
  }
  return (
    <>
      <header>
        <IconButton icon="bars" label="Open menu" onClick={() => setIsOpen(true)} />
        <Sheet {...args} isOpen={isOpen} onOpenChange={change}>
          <Stack space="small">
            {['Projects', 'Services'].map((name) => (
              <Link key={name} asChild>
                <RouterLink to={`/${name.toLowerCase()}`} onClick={() => change(false)}>
                  {name}
                </RouterLink>
              </Link>
            ))}
          </Stack>
        </Sheet>
      </header>
      <Routes>
        <Route path="/" element={<p>We build houses in Lahore.</p>} />
        <Route
          path="/projects"
          element={<DestinationPage key="projects" title="Projects" onBook={onBook} />}
        />
        <Route
          path="/services"
          element={<DestinationPage key="services" title="Services" onBook={onBook} />}
        />
      </Routes>
    </>
  )
}

/** The link closes the sheet and navigates at the same time, twice in a row. */
export const LinkFollowed: Story = {
  render: (args) => (
    <StrictMode>
      <SiteWithMenu args={args} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    for (const name of ['Projects', 'Services']) {
      await step(`The link to ${name} closes the sheet and navigates`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
        await userEvent.click(within(await findSheet()).getByRole('link', { name }))
        await expectClosed()
        await expect(await canvas.findByRole('heading', { name })).toBeVisible()
      })
      await step('The page scrolls, is read out and can be clicked', async () => {
        await expectPageUnblocked(canvasElement)
        onBook.mockClear()
        await userEvent.click(canvas.getByRole('button', { name: 'Book a visit' }))
        await expect(onBook).toHaveBeenCalledOnce()
      })
    }
    await step('With the keyboard, the focus stays on the heading of the new page', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Open menu' }))
      await userEvent.keyboard('{Enter}')
      const link = within(await findSheet()).getByRole('link', { name: 'Projects' })
      await tabTo(userEvent, link)
      await userEvent.keyboard('{Enter}')
      await expectClosed()
      await expectPageUnblocked(canvasElement)
      // The sheet returns the focus in a separate task after closing.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      await expect(canvas.getByRole('heading', { name: 'Projects' })).toHaveFocus()
    })
  },
}

/**
 * A story's `beforeEach`: its links are followed in its frame, although Storybook's `base` element opens them in the
 * window around it. The frame has its URL again when the story ends.
 */
function followLinksInFrame() {
  const { href } = location
  const base = document.querySelector('base')
  const target = base?.target ?? ''
  if (base) base.target = '_self'
  return () => {
    if (base) base.target = target
    history.replaceState(history.state, '', href)
  }
}

async function goBack() {
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await left
}

/** The part of the page to which the link leads is below the window, so that the browser scrolls there. */
export const LinkWithinPage: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div className="h-[150dvh]" />
        <Heading level={2} id="projects">
          Projects
        </Heading>
      </>
    ),
  ],
  beforeEach: [followLinksInFrame, restoreScroll],
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    const pointer = await realPointer()
    const ways = {
      'A click on': (link: HTMLElement) => (pointer ?? userEvent).click(link),
      'Enter on': async (link: HTMLElement) => {
        await tabTo(userEvent, link)
        await userEvent.keyboard('{Enter}')
      },
    }
    for (const [way, follow] of Object.entries(ways)) {
      await step(
        `${way} a link to a part of the page leads there and closes it; the focus returns to the opener`,
        async () => {
          mocked(args.onOpenChange).mockClear()
          await userEvent.click(opener)
          const link = within(await findSheet()).getByRole('link', { name: 'Projects' })
          await waitFor(() => expect(history.state).toHaveProperty('layer'))
          await follow(link)
          await expectClosed()
          await expect(location.hash).toBe('#projects')
          await expect(document.querySelector(':target')).toHaveTextContent('Projects')
          await expect(mocked(args.onOpenChange).mock.calls).toEqual([[false]])
          await waitFor(() => expect(opener).toHaveFocus())
          await expectPageUnblocked(canvasElement)
        },
      )
      await step('The page is scrolled to where the opener is', async () => {
        await waitForScroll()
        await expect(opener.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
        await expect(opener.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
      })
      await step('Back leads to the URL before, and doesn’t open it again', async () => {
        await goBack()
        await waitForScroll()
        await expect(location.hash).toBe('')
        await expect(screen.queryByRole('dialog')).toBeNull()
      })
      await step('Only another Back leaves the history entry that it has added', async () => {
        await expect(history.state).toHaveProperty('layer')
        await goBack()
        await expect(history.state ?? {}).not.toHaveProperty('layer')
      })
    }
  },
}

function PageWithSheet(args: SheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: boolean) => {
    args.onOpenChange(next)
    setIsOpen(next)
  }
  return (
    <>
      <IconButton icon="bars" label="Open menu" onClick={() => setIsOpen(true)} />
      <Sheet {...args} isOpen={isOpen} onOpenChange={change}>
        <Link asChild>
          <RouterLink to="/projects">Projects</RouterLink>
        </Link>
      </Sheet>
    </>
  )
}

/** The page doesn’t close the sheet, which stays while another page is shown behind it. */
export const LinkLeavesItOpen: Story = {
  tags: ['!visual'],
  render: (args) => (
    <StrictMode>
      <PageWithSheet {...args} />
      <Routes>
        <Route path="/" element={<p>We build houses in Lahore.</p>} />
        <Route path="/projects" element={<DestinationPage title="Projects" onBook={onBook} />} />
      </Routes>
    </StrictMode>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const sheet = await findSheet()
    await step('The page changes behind it, and it stays open', async () => {
      await userEvent.click(within(sheet).getByRole('link', { name: 'Projects' }))
      await canvas.findByRole('heading', { name: 'Projects', hidden: true })
      await waitForFrames(10)
      await expect(await findSheet()).toBe(sheet)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

/** The sheet unmounts with its page, without being closed. */
export const UnmountsWithItsPage: Story = {
  render: (args) => (
    <StrictMode>
      <Routes>
        <Route path="/" element={<PageWithSheet {...args} />} />
        <Route path="/projects" element={<DestinationPage title="Projects" onBook={onBook} />} />
      </Routes>
    </StrictMode>
  ),
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('The page changes while the sheet is open, and nothing has closed the sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
      await userEvent.click(within(await findSheet()).getByRole('link', { name: 'Projects' }))
      await expectClosed()
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('The new page scrolls, is read out and can be clicked', async () => {
      await expectPageUnblocked(canvasElement)
      await expect(await canvas.findByRole('heading', { name: 'Projects' })).toHaveFocus()
      onBook.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Book a visit' }))
      await expect(onBook).toHaveBeenCalledOnce()
    })
  },
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await expect(await findSheet()).not.toHaveAttribute('aria-describedby')
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Everything that we design, estimate, build and look after, from Lahore to Gilgit',
    children: (
      <Stack as="ul" space="small">
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index}>
            <Link href={`#part-${index}`}>Grey structure of a house of {index + 3} marla</Link>
          </li>
        ))}
      </Stack>
    ),
  },
  play: async ({ step }) => {
    const sheet = await findSheet()
    await step('It scrolls down to its last link', async () => {
      await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
      sheet.scrollTop = sheet.scrollHeight
      const last = within(sheet).getByRole('link', { name: /32 marla/ })
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    })
    await step('Title and × stay in view', expectHeaderInView)
    const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const lowest = textSize === 32 ? 511 : 255
    if (!(await resizeWindow(innerWidth, lowest))) return
    await step(`So they do in a window ${lowest} px high, in text of ${textSize} px`, async () => {
      await waitFor(() => expect(sheet.clientHeight).toBe(lowest))
      sheet.scrollTop = sheet.scrollHeight
      await expectHeaderInView()
    })
    await resizeWindow(innerWidth, lowest - 1)
    await step('In one that is lower, they scroll with the content', async () => {
      await waitFor(() => expect(sheet.clientHeight).toBe(lowest - 1))
      sheet.scrollTop = sheet.scrollHeight
      for (const part of headerParts()) {
        await waitFor(() => expect(part.getBoundingClientRect().bottom).toBeLessThan(0))
      }
    })
  },
}

export const Narrow: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('It leaves a strip of the page that is wide enough to tap', async () => {
      await expect((await findSheet()).getBoundingClientRect().left).toBeGreaterThanOrEqual(44)
    })
    await expectNoOverflow(canvasElement)
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...LongText,
  args: { ...LongText.args, title: 'Menu' },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await expectNoOverflow(context.canvasElement)
    const sheet = await findSheet()
    await context.step('Nothing in it is wider than it is', async () => {
      await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    })
    await LongText.play?.(context)
  },
}

export const LongTitleInLargeText: Story = {
  ...LongText,
  tags: ['!visual'],
  args: { ...LongText.args, title: 'All pages of this site, and how to reach us in Lahore' },
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent, step }) => {
    if (!hasRealKeys) return
    const links = within(await findSheet()).getAllByRole('link')
    const [title] = headerParts()
    await waitFor(() => expect(closeButton()).toHaveFocus())
    await step('The title has several lines, all of them within the window', async () => {
      await expectHeaderInView()
      const text = document.createRange()
      if (title) text.selectNodeContents(title)
      const lines = [...text.getClientRects()]
      await expect(new Set(lines.map(({ top }) => top)).size).toBeGreaterThanOrEqual(3)
      for (const line of lines) {
        await expect(line.top).toBeGreaterThanOrEqual(0)
        await expect(line.bottom).toBeLessThanOrEqual(title?.getBoundingClientRect().bottom ?? 0)
        await expect(line.left).toBeGreaterThanOrEqual(0)
        await expect(line.right).toBeLessThanOrEqual(window.innerWidth)
      }
    })
    const expectBelowTitle = async (link: HTMLElement) => {
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        title?.getBoundingClientRect().bottom ?? Infinity,
      )
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    }
    await step('Tab and Shift + Tab scroll to each link, clear of the title above it', async () => {
      for (const link of links) {
        await userEvent.tab()
        await expectBelowTitle(link)
      }
      for (const link of links.slice(0, -1).toReversed()) {
        await userEvent.tab({ shift: true })
        await expectBelowTitle(link)
      }
      await expectHeaderInView()
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('It slides in from the left', async () => {
      const transitions = recordTransitions()
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
      const sheet = await findSheet()
      transitions.stop()
      const start = transitions.of(sheet).find(({ propertyName }) => propertyName === 'translate')
      const { left, width } = sheet.getBoundingClientRect()
      await expect(start?.left).toBeLessThan(left - width / 2)
    })
    await step('It is on the other side', async () => {
      const { left, right } = (await findSheet()).getBoundingClientRect()
      await expect(Math.round(left)).toBe(Math.round(page().left))
      await expect(right).toBeLessThanOrEqual(page().right - 44)
    })
    await expectNoOverflow(canvasElement)
  },
}

export const ForcedColours: Story = {
  tags: ['!visual'],
  args: { isOpen: true },
  // axe reads the fill of a text, for which Chromium reports the colour that it has without forced colours. The play
  // function compares the colour.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  beforeEach: forcedColours,
  play: async ({ userEvent, step }) => {
    const sheet = await findSheet()
    const [canvas, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    const surface = getComputedStyle(sheet)
    await step('It has the background of the system, and an edge towards the page', async () => {
      await expect(surface.backgroundColor).toBe(canvas)
      await expect(surface.borderInlineStartStyle).toBe('solid')
      await expect(Number.parseFloat(surface.borderInlineStartWidth)).toBeGreaterThanOrEqual(1)
      await expect(surface.borderInlineStartColor).not.toBe(canvas)
    })
    await step('Its title has the colour of text', async () => {
      await expect(getComputedStyle(within(sheet).getByRole('heading')).color).toBe(ink)
    })
    await step('Its × is visible, and has a focus ring', async () => {
      const icon = closeButton().querySelector('svg') ?? sheet
      await expect(icon).toBeVisible()
      await expect(getComputedStyle(icon).color).not.toBe(canvas)
      await tabTo(userEvent, closeButton())
      await expectVisibleFocus(closeButton())
      await waitFor(() => expect(getComputedStyle(closeButton()).outlineColor).toBe(ink))
    })
    await step('So do its links', async () => {
      for (const link of within(sheet).getAllByRole('link')) {
        await tabTo(userEvent, link)
        await expectVisibleFocus(link)
        await waitFor(() => expect(getComputedStyle(link).outlineColor).toBe(ink))
      }
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await step('It doesn’t slide in: six frames after it opens, it is in its place', async () => {
      await userEvent.click(opener)
      const sheet = await screen.findByRole('dialog')
      await waitForFrames(6)
      await expect(sheet).toHaveStyle({ translate: 'none' })
      await expect(Math.round(sheet.getBoundingClientRect().right)).toBe(Math.round(page().right))
      await expectNoMotion(sheet)
      await expect(sheet.previousElementSibling).toHaveStyle({ opacity: '1' })
      await expectNoMotion(sheet.previousElementSibling ?? document.body)
    })
    await step('The × closes it, and the focus returns', async () => {
      await userEvent.click(closeButton())
      await expectClosed()
      await expect(opener).toHaveFocus()
    })
  },
}
