import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { ShareCard } from '../src/site/head/shareCards.ts'
import { palette } from '../tailwind.config.ts'

export const columnWidth = 420

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  h('div', { style: { display: 'flex', ...style } }, ...children)

const row = (style: CSSProperties, ...children: ReactNode[]) =>
  box({ position: 'absolute', left: 56, width: columnWidth, ...style }, ...children)

/** The left part of a share picture, for satori: the texts, and beside them a dimension line as in a drawing. */
export function shareTexts(card: ShareCard, mark: string, titleSize: number) {
  const title = h('div', { key: 'title', style: { color: palette.charcoal } }, card.title)
  return box(
    { width: 528, height: 630, background: palette.paper, fontSize: 25 },
    row(
      { top: 53, gap: 16, alignItems: 'center', fontSize: 36, fontWeight: 700, color: palette.charcoal },
      h('img', { src: mark, width: 60, height: 60, alt: '' }),
      card.firm,
    ),
    row(
      { top: 121, height: 430, flexDirection: 'column', justifyContent: 'center', fontWeight: 700 },
      box({ color: palette.clay, lineHeight: 1.28 }, card.eyebrow),
      box({ marginTop: 14, fontSize: titleSize, lineHeight: 1.12 }, title),
    ),
    row({ top: 550, color: palette.slate, fontWeight: 500 }, card.note),
    h(
      'svg',
      { width: 528, height: 630, fill: 'none', stroke: palette.rust },
      h('path', { strokeWidth: 2, d: 'M494 40V590M484 40H504M484 590H504' }),
      h('path', { strokeWidth: 4, d: 'M487 47L501 33M487 597L501 583' }),
    ),
  )
}
