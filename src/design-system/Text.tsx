import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface TextProps extends NativeProps<'p'> {
  /** The text size. @default 'body' */
  size?: keyof typeof sizes | undefined
  /** The colour; by default it is inherited. @default 'default' */
  tone?: keyof typeof tones | undefined
  /** The font weight. @default 'normal' */
  weight?: keyof typeof weights | undefined
  /** Uses digits of equal width, for numbers that change or are aligned. @default false */
  isTabular?: boolean | undefined
  /** Limits the line length to what reads well. @default false */
  hasMeasure?: boolean | undefined
  /** The element to render. @default 'p' */
  as?: 'p' | 'span' | undefined
}

const sizes = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead text-balance',
  subheading: 'text-subheading',
  monument: 'text-monument',
}
const tones = { default: '', muted: 'text-muted', accent: 'text-accent' }
const weights = { normal: 'font-normal', bold: 'font-bold' }

/** Use for paragraphs, captions and numbers. For a title use `Heading`, for long-form text `Prose`. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'normal',
  isTabular = false,
  hasMeasure = false,
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
        hasMeasure && 'max-w-measure print:max-w-none',
      )}
    />
  )
}
