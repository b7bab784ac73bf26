import type { ComponentPropsWithRef } from 'react'

type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'subheading' | 'display'
type TextTone = 'default' | 'muted' | 'accent'

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'className' | 'style'> {
  /** @default 'body' */
  size?: TextSize
  /** @default 'default' */
  tone?: TextTone
  /** @default 'normal' */
  weight?: 'normal' | 'bold'
  /** Figures of equal width, so that a number doesn't move as it changes. @default false */
  isTabular?: boolean
  /** Keeps lines to a length that reads well. @default false */
  isMeasured?: boolean
  /** @default 'p' */
  as?: 'p' | 'span'
}

const sizes: Record<TextSize, string> = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead',
  subheading: 'text-subheading',
  display: 'text-display',
}

const tones: Record<TextTone, string> = {
  default: 'text-ink',
  muted: 'text-muted',
  accent: 'text-clay',
}

const weights = { normal: 'font-normal', bold: 'font-bold' } as const

/** Use for running text, captions and figures. For a title use `Heading`. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'normal',
  isTabular = false,
  isMeasured = false,
  as: Element = 'p',
  ...props
}: TextProps) {
  const classes = [
    sizes[size],
    tones[tone],
    weights[weight],
    isTabular && 'tabular-nums',
    isMeasured && 'max-w-prose',
  ]
  return <Element {...props} className={classes.filter(Boolean).join(' ')} />
}
