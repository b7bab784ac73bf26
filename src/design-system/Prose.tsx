import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface ProseProps extends NativeProps<'div'> {
  /** How wide figures are: as the text, or as the container, which is wider. @default 'text' */
  figures?: keyof typeof widths
}

const widths = {
  text: 'max-w-measure',
  wide: '[&>:not(figure)]:max-w-measure print:[&>:not(figure)]:max-w-none',
}

/**
 * Use for long-form text: a blog post, the privacy policy, the terms. For a single paragraph, use `Text`. Its direct
 * children are plain `h2`, `h3`, `p`, `ul`, `ol`, `blockquote` and `figure` elements; the page title above it is a
 * `Heading`.
 *
 * - 60 to 72 characters per line if there is room; words that are wider than the window break.
 * - Lists show bullets and numbers, and links are underlined like `Link`.
 * - In print, text and figures have the same width, headings stay with their text and figures with their captions.
 */
export function Prose({ figures = 'text', ...props }: ProseProps) {
  return (
    <div
      {...props}
      className={clsx('prose min-w-0 text-body wrap-anywhere print:max-w-reading', widths[figures])}
    />
  )
}
