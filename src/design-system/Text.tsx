import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'subheading' | 'figure' | 'display'
type TextTone = 'default' | 'muted' | 'accent' | 'onDark' | 'onDarkMuted' | 'success' | 'danger'
type TextWeight = 'normal' | 'medium' | 'bold'

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'className' | 'style'> {
  /** @default 'body' */
  size?: TextSize
  /** What its colour says; by default it has the colour of what it stands in. @default 'default' */
  tone?: TextTone
  /** @default 'normal' */
  weight?: TextWeight
  /** Figures of equal width, so that a number doesn't move as it changes. @default false */
  isTabular?: boolean
  /** Keeps lines to a length that reads well. @default false */
  isMeasured?: boolean
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong'
}

const sizes: Record<TextSize, string> = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead',
  subheading: 'text-subheading',
  figure: 'text-figure',
  display: 'text-display',
}

const tones: Record<TextTone, string> = {
  default: '',
  muted: 'text-muted',
  accent: 'text-clay',
  onDark: 'text-white print:text-ink',
  onDarkMuted: 'text-mist print:text-muted',
  success: 'text-success',
  danger: 'text-danger',
}

const weights: Record<TextWeight, string> = {
  normal: 'font-normal',
  medium: 'font-medium',
  bold: 'font-bold',
}

/**
 * Use for running text, captions and figures. For a title use `Heading`.
 *
 * - Its colours are readable on their grounds; `success` and `danger` stand beside words that say the same.
 * - A word that is wider than its column breaks.
 */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'normal',
  isTabular = false,
  isMeasured = false,
  as: Element = 'p',
  ...props
}: TextProps) {
  return (
    <Element
      {...props}
      className={clsx(
        'wrap-anywhere',
        sizes[size],
        tones[tone],
        weights[weight],
        isTabular && 'tabular-nums',
        isMeasured && 'max-w-measure text-pretty',
      )}
    />
  )
}
