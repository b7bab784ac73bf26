import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface ProseProps extends NativeProps<'div'> {
  /** How wide figures are: as the text, or as the container, which is wider. @default 'text' */
  figures?: keyof typeof widths | undefined
}

const widths = {
  text: 'max-w-measure print:max-w-none',
  wide: '[&>:not(figure)]:max-w-measure print:[&>:not(figure)]:max-w-none',
}

/**
 * Use for long-form text: a blog post, the privacy policy, the terms. For a single paragraph, use `Text`. Its children
 * are plain `h2`, `h3`, `p`, `ul`, `ol`, `blockquote` and `figure` elements; the page title above it is a `Heading`.
 */
export function Prose({ figures = 'text', ...props }: ProseProps) {
  return <div {...props} className={clsx('prose min-w-0 text-body wrap-anywhere', widths[figures])} />
}
