import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

interface ProseOwnProps {
  /** Sets the first paragraph large, as the opening of an article. @default false */
  hasLead?: boolean
}

export type ProseProps = ProseOwnProps & NativeProps<'div', ProseOwnProps>

/**
 * Use for running text: a blog post, the privacy policy, the terms. For a single paragraph use `Text`.
 *
 * Its children are plain `h2`, `h3`, `p`, `ul`, `ol`, `blockquote` and `figure`, without a box around them; the
 * page's own title stands above it as a `Heading`. On paper a heading stays with its text, and a figure with its
 * caption.
 *
 * - 60 to 72 characters to a line where there is room, and a word that is wider than the window breaks.
 * - Lists show their bullets and numbers, and links are underlined as `Link` is.
 */
export function Prose({ hasLead = false, ...props }: ProseProps) {
  return (
    <div
      {...props}
      className={clsx(
        'prose max-w-measure min-w-0 text-body text-pretty wrap-anywhere',
        hasLead && 'prose-lead',
      )}
    />
  )
}
