import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'subheading' | 'monument'
type TextTone = 'default' | 'muted' | 'accent'
type TextWeight = 'normal' | 'bold'

interface TextOwnProps {
  /** How large it is set. @default 'body' */
  size?: TextSize
  /** What its colour says; by default it has the colour of what it stands in. @default 'default' */
  tone?: TextTone
  /** Bold for what is looked for first. @default 'normal' */
  weight?: TextWeight
  /** Figures of equal width, so that a number doesn't move as it changes. @default false */
  isTabular?: boolean
  /** Keeps lines to a length that reads well. @default false */
  isMeasured?: boolean
  /** The element. @default 'p' */
  as?: 'p' | 'span'
}

export type TextProps = TextOwnProps & NativeProps<'p', TextOwnProps>

const sizes: Record<TextSize, string> = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead',
  subheading: 'text-subheading',
  monument: 'text-monument',
}

const tones: Record<TextTone, string> = {
  default: '',
  muted: 'text-muted',
  accent: 'text-accent',
}

const weights: Record<TextWeight, string> = {
  normal: 'font-normal',
  bold: 'font-bold',
}

/**
 * Use for running text, captions and figures. For a title use `Heading`.
 *
 * - Its colours are readable on every ground.
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
