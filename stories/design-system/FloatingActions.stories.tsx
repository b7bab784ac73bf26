import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackToTop, Button, FloatingActions, Icon, Stack, Text } from '../../src/design-system'
import elevation from '../../src/images/elevation-detail.svg'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { resizeWindow } from '../support/resizeWindow'
import { restoreScroll } from '../support/restoreScroll'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
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
    await step('It stays in the window’s corner while the page scrolls', async () => {
      window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' })
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
      <main className="flex h-[300dvh] flex-col justify-between p-4">
        <Text>The start of a long page</Text>
        <Text>{long}</Text>
        <div className="text-end">The end of a long page, in the corner of the window</div>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
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
    await step('The focus brings it back', async () => {
      scrollToEndOf(canvas.getByText(long))
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('0'))
      link.focus({ preventScroll: true })
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('1'))
    })
  },
}

export const OverMovingRow: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <main className="flex h-[200dvh] flex-col justify-end">
        <div data-loop="" className="h-[50dvh]" />
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Where a text may move below it, it stays hidden', async () => {
      const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitForCheck()
      await expect(corner).toHaveAttribute('data-state', 'away')
    })
  },
}

/** A photograph of one pixel. */
const photograph = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='

export const OverControlsAndDrawings: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <main className="pt-[110dvh]">
        <button type="button" aria-label="A low control" className="mb-[110dvh] h-[100px] w-full" />
        <button type="button" aria-label="A high control" className="mb-[110dvh] h-[116px] w-full" />
        <img src={elevation} alt="A drawing" className="mb-[110dvh] h-[116px] w-full" />
        <a href="#picture" className="mb-[110dvh] block">
          <img src={photograph} alt="A house" className="h-[116px] w-full" />
        </a>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
    const scrollAndWait = async (role: string, name: string) => {
      const element = canvas.getByRole(role, { name })
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
    await step('It stays hidden over a higher control and over a drawing', async () => {
      await scrollAndWait('button', 'A high control')
      await expect(corner).toHaveAttribute('data-state', 'away')
      window.scrollBy({ top: 140, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      await scrollAndWait('img', 'A drawing')
      await expect(corner).toHaveAttribute('data-state', 'away')
    })
    await step('It appears in the corner over a link that is a picture', async () => {
      await scrollAndWait('link', 'A house')
      await expect(corner).toHaveAttribute('data-state', 'shown')
      const { bottom } = canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect()
      await expect(window.innerHeight - bottom).toBe(16)
    })
  },
}

const controlBelow = byRole('button', 'Send the estimate')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'On the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next control, which it doesn’t cover',
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
          prepare: ({ canvas }) =>
            waitFor(() => expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible()),
          result: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Back to top' })).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On one of its controls',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves on to the next one',
          result: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Chat with us' })).toHaveFocus(),
        },
      ],
    },
  ]),
}

export const BesideAmounts: Story = {
  render: (args) => (
    <>
      <main data-corner="clear" className="h-[300dvh] p-4">
        <Text weight="bold">PKR 15,648,840</Text>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('On a page whose amounts it would cover, it is at the end of the page', async () => {
      const link = canvas.getByRole('link', { name: 'Chat with us' })
      await expect(link.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        canvas.getByRole('main').getBoundingClientRect().bottom,
      )
    })
    await expectNoOverflow(canvasElement)
    const distance = () => {
      const { bottom } = canvas.getByRole('link', { name: 'Chat with us' }).getBoundingClientRect()
      return window.innerHeight - bottom
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!(await resizeWindow(1439, 900))) return
    await step('It is, too, in a window that has too little room beside the page', () =>
      waitFor(() => expect(distance()).toBeLessThan(0)),
    )
    await resizeWindow(1440, 900)
    await step('With room beside the page it floats', () => waitFor(() => expect(distance()).toBe(16)))
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
    if (!(await resizeWindow(1280, 380))) return
    await step('In a short window it continues the footer', () => expectBelowFooter(canvasElement))
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
