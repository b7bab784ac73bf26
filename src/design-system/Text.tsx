import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'subheading' | 'monument'
type TextTone = 'default' | 'muted' | 'accent'
type TextWeight = 'normal' | 'bold'

interface TextOwnProps {
  /** The text size. @default 'body' */
  size?: TextSize
  /** The colour; by default it is inherited. @default 'default' */
  tone?: TextTone
  /** The font weight. @default 'normal' */
  weight?: TextWeight
  /** Uses digits of equal width, for numbers that change or are aligned. @default false */
  isTabular?: boolean
  /** Limits the line length for readability. @default false */
  isMeasured?: boolean
  /** The element to render. @default 'p' */
  as?: 'p' | 'span'
}

export type TextProps = TextOwnProps & NativeProps<'p', TextOwnProps>

const sizes: Record<TextSize, string> = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead text-balance',
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
 * Use for paragraphs, captions and numbers. For a title use `Heading`, for long-form text `Prose`.
 *
 * - Every tone has sufficient contrast on every ground.
 * - Words that are wider than the column break.
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
        isMeasured && 'max-w-measure print:max-w-none',
      )}
    />
  )
}
