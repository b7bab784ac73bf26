import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { guidance as dialog } from '../guidance/Dialog'
import { guidance as dropdownMenu } from '../guidance/DropdownMenu'
import { guidance as lightbox } from '../guidance/Lightbox'
import { guidance as sheet } from '../guidance/Sheet'
import { guidance as tooltip } from '../guidance/Tooltip'
import type { Anatomy } from '../support/guidance'
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
      await Promise.allSettled(opened.getAnimations({ subtree: true }).map(({ finished }) => finished))
      if (isDone) return
      const bounds = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
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
  play: async ({ args: { anatomy }, canvas, canvasElement, userEvent }) => {
    const click = anatomy.overlay?.click
    if (click !== undefined) await userEvent.click(canvas.getByRole('button', { name: click }))
    const page = canvasElement.ownerDocument.body
    await waitFor(() =>
      expect([...page.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent)).toEqual(
        anatomy.parts.map((_, at) => String(at + 1)),
      ),
    )
  },
} satisfies Meta<typeof MarkedOverlay>
export default meta

type Story = StoryObj<typeof meta>

export const Dialog: Story = { args: { anatomy: dialog.anatomy } }
export const DropdownMenu: Story = { args: { anatomy: dropdownMenu.anatomy } }
export const Lightbox: Story = { args: { anatomy: lightbox.anatomy } }
export const Sheet: Story = { args: { anatomy: sheet.anatomy } }
export const Tooltip: Story = { args: { anatomy: tooltip.anatomy } }
