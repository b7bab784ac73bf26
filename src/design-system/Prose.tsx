import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

interface ProseOwnProps {
  /** How wide figures are: as the text, or as the container, which is wider. @default 'text' */
  figures?: 'text' | 'wide'
  /** The size of second-level headings: small below a page title that is itself small. @default 'large' */
  headings?: 'large' | 'small'
}

export type ProseProps = ProseOwnProps & NativeProps<'div', ProseOwnProps>

const widths: Record<NonNullable<ProseOwnProps['figures']>, string> = {
  text: 'max-w-measure',
  wide: '[&>:not(figure)]:max-w-measure',
}

const headingSizes: Record<NonNullable<ProseOwnProps['headings']>, string> = {
  large: '',
  small: '[&>h2]:text-subheading [&>h2:not(:first-child)]:mt-9',
}

/**
 * Use for long-form text: a blog post, the privacy policy, the terms. For a single paragraph, use `Text`. Its direct
 * children are plain `h2`, `h3`, `p`, `ul`, `ol`, `blockquote` and `figure` elements; the page title above it is a
 * `Heading`.
 *
 * - 60 to 72 characters per line if there is room; words that are wider than the window break.
 * - Lists show bullets and numbers, and links are underlined like `Link`.
 * - In print, headings stay with their text and figures with their captions.
 */
export function Prose({ figures = 'text', headings = 'large', ...props }: ProseProps) {
  return (
    <div
      {...props}
      className={clsx('prose min-w-0 text-body wrap-anywhere', widths[figures], headingSizes[headings])}
    />
  )
}
