import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor, within } from 'storybook/test'
import front from '../../src/images/db-32-front.webp?picture'
import { guidance as backToTop } from '../guidance/BackToTop'
import { guidance as bottomBar } from '../guidance/BottomBar'
import { guidance as dialog } from '../guidance/Dialog'
import { guidance as dropdownMenu } from '../guidance/DropdownMenu'
import { guidance as floatingActions } from '../guidance/FloatingActions'
import { guidance as lightbox } from '../guidance/Lightbox'
import { guidance as sheet } from '../guidance/Sheet'
import { guidance as tooltip } from '../guidance/Tooltip'
import type { Anatomy } from '../support/guidance'
import { restoreScroll } from '../support/restoreScroll'
import { findParts, placeMarks, type Mark } from '../guides/blocks/anatomyMarks'
import { PartMarks } from '../guides/blocks/PartMarks'

/** What opens over the page, with the numbers of its parts in front. */
function MarkedOverlay({ anatomy }: { anatomy: Anatomy }) {
  const { example, parts, overlay } = anatomy
  const [marks, setMarks] = useState<readonly Mark[]>([])

  useEffect(() => {
    let isDone = false
    const measure = async () => {
      const opened = overlay && document.querySelector(overlay.selector)
      if (!opened) return
      // An animation that follows the scroll position never ends.
      const timed = opened
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline)
      await Promise.allSettled(timed.map(({ finished }) => finished))
      if (isDone) return
      const { clientWidth, clientHeight } = document.documentElement
      const bounds = { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
      const around = overlay.marks === 'around' ? opened.getBoundingClientRect() : undefined
      const next = placeMarks(findParts([opened, document.body], parts), around, bounds)
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const sizes = new ResizeObserver(() => void measure())
    const changes = new MutationObserver(() => {
      const opened = overlay && document.querySelector(overlay.selector)
      if (opened) sizes.observe(opened)
      void measure()
    })
    changes.observe(document.body, { childList: true, subtree: true, attributes: true })
    void document.fonts.ready.then(measure)
    addEventListener('resize', measure)
    return () => {
      isDone = true
      sizes.disconnect()
      changes.disconnect()
      removeEventListener('resize', measure)
    }
  }, [overlay, parts])

  return (
    <>
      {example}
      {createPortal(
        <div className="pointer-events-none fixed inset-0" style={{ zIndex: 100 }}>
          <PartMarks marks={marks} />
        </div>,
        document.body,
      )}
    </>
  )
}

/** The parts of the components that open over the page, each in a window of its own, as their docs pages embed it. */
const meta = {
  component: MarkedOverlay,
  tags: ['!visual', '!autodocs'],
  // The frame of a docs page in a wide window and on a phone.
  parameters: {
    viewport: {
      options: {
        wideFrame: { name: 'In a docs page', styles: { width: '950px', height: '448px' } },
        narrowFrame: { name: 'In a docs page on a phone', styles: { width: '340px', height: '448px' } },
      },
    },
  },
  // Only scripts scroll the page here, so that it needs no room for a scrollbar.
  beforeEach: () => {
    document.documentElement.style.scrollbarGutter = 'auto'
    const restore = restoreScroll()
    return () => {
      document.documentElement.style.removeProperty('scrollbar-gutter')
      restore()
    }
  },
  play: async ({ args: { anatomy }, canvas, canvasElement, userEvent }) => {
    if (anatomy.overlay?.isScrolled) {
      window.scrollTo({ top: window.innerHeight * 1.2, behavior: 'instant' })
    }
    const click = anatomy.overlay?.click
    if (click !== undefined) await userEvent.click(canvas.getByRole('button', { name: click }))
    const page = canvasElement.ownerDocument.body
    await waitFor(() =>
      expect([...page.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent)).toEqual(
        anatomy.parts.map((_, at) => String(at + 1)),
      ),
    )
    await waitFor(() => expectMarksApart(page))
    await waitFor(() => expectLinesClear(page, anatomy))
  },
} satisfies Meta<typeof MarkedOverlay>
export default meta

/** Expects all numbers to be within the window and apart from each other, and none to hide a button. */
async function expectMarksApart(page: HTMLElement) {
  const { clientWidth, clientHeight } = page.ownerDocument.documentElement
  const marks = [...page.querySelectorAll('[data-mark]')].map((mark) => mark.getBoundingClientRect())
  for (const [at, mark] of marks.entries()) {
    await expect(Math.min(mark.left, mark.top), `The start of ${at + 1}`).toBeGreaterThanOrEqual(0)
    await expect(mark.right, `The end of ${at + 1}`).toBeLessThanOrEqual(clientWidth)
    await expect(mark.bottom, `The bottom of ${at + 1}`).toBeLessThanOrEqual(clientHeight)
    for (const [other, box] of marks.slice(0, at).entries()) {
      const distance = Math.hypot(mark.left - box.left, mark.top - box.top)
      await expect(distance, `Between ${other + 1} and ${at + 1}`).toBeGreaterThanOrEqual(mark.width)
    }
    for (const icon of page.querySelectorAll('[role=dialog] button svg')) {
      const { left, right, top, bottom } = icon.getBoundingClientRect()
      const isBeside = left >= mark.right || right <= mark.left || top >= mark.bottom || bottom <= mark.top
      await expect(isBeside, `${at + 1} is beside each icon`).toBe(true)
    }
  }
}

/** Expects no line to cross another small part, such as a text. */
async function expectLinesClear(page: HTMLElement, { overlay, parts }: Anatomy) {
  const opened = overlay && page.querySelector(overlay.selector)
  if (!opened) throw new Error('It is not open')
  const found = findParts([opened, page], parts)
  const lines = [...(page.querySelector('[data-mark]')?.parentElement?.querySelectorAll('line') ?? [])]
  for (const [at, { x1, y1, x2, y2 }] of lines.entries()) {
    const [start, end] = [x1, x2].map(({ baseVal }) => baseVal.value)
    const [from, to] = [y1, y2].map(({ baseVal }) => baseVal.value)
    const points = Array.from({ length: 20 }, (_, step) => step / 20).map((share) => ({
      x: (start ?? 0) + ((end ?? 0) - (start ?? 0)) * share,
      y: (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share,
    }))
    for (const { number, box } of found) {
      const isSmall = Math.min(box.right - box.left, box.bottom - box.top) <= 64
      const crosses = points.some(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      await expect(number !== at + 1 && isSmall && crosses, `The line of ${at + 1} crosses ${number}`).toBe(
        false,
      )
    }
  }
}

type Story = StoryObj<typeof meta>

const frame = (value: 'wideFrame' | 'narrowFrame') => ({ viewport: { value } })

export const BackToTop: Story = { args: { anatomy: backToTop.anatomy }, globals: frame('wideFrame') }
export const BottomBar: Story = { args: { anatomy: bottomBar.anatomy }, globals: frame('wideFrame') }
export const Dialog: Story = { args: { anatomy: dialog.anatomy }, globals: frame('wideFrame') }
export const DropdownMenu: Story = { args: { anatomy: dropdownMenu.anatomy }, globals: frame('wideFrame') }
export const FloatingActions: Story = {
  args: { anatomy: floatingActions.anatomy },
  globals: frame('wideFrame'),
}
export const Lightbox: Story = { args: { anatomy: lightbox.anatomy }, globals: frame('wideFrame') }
export const Sheet: Story = { args: { anatomy: sheet.anatomy }, globals: frame('wideFrame') }
export const Tooltip: Story = { args: { anatomy: tooltip.anatomy }, globals: frame('wideFrame') }

export const BackToTopOnAPhone: Story = { ...BackToTop, globals: frame('narrowFrame') }
export const BottomBarOnAPhone: Story = { ...BottomBar, globals: frame('narrowFrame') }
export const DialogOnAPhone: Story = { ...Dialog, globals: frame('narrowFrame') }
export const DropdownMenuOnAPhone: Story = { ...DropdownMenu, globals: frame('narrowFrame') }
export const FloatingActionsOnAPhone: Story = { ...FloatingActions, globals: frame('narrowFrame') }
export const LightboxOnAPhone: Story = {
  ...Lightbox,
  globals: frame('narrowFrame'),
  play: async (context) => {
    await meta.play(context)
    await context.step(
      'The line of the picture ends where the picture begins, in the middle of its box',
      async () => {
        const page = context.canvasElement.ownerDocument.body
        const line = page.querySelector('line')
        const box = within(page).getByRole('img').getBoundingClientRect()
        const picture = (box.width * front.img.h) / front.img.w
        await expect(line?.y2.baseVal.value).toBeCloseTo(box.top + (box.height - picture) / 2, 0)
      },
    )
  },
}
export const SheetOnAPhone: Story = { ...Sheet, globals: frame('narrowFrame') }
export const TooltipOnAPhone: Story = { ...Tooltip, globals: frame('narrowFrame') }
