import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

interface ProseOwnProps {
  /** Sets the first paragraph large, as the opening of an article. @default false */
  hasLead?: boolean
}

export type ProseProps = ProseOwnProps & NativeProps<'div', ProseOwnProps>

// About 66 characters of the text's own size to a line.
const measure = 'max-w-measure'

const rhythm = [
  '[&>*]:mt-5 [&>:first-child]:mt-0 [&>:last-child]:mb-0',
  '[&>h2]:mt-12 [&>h2+*]:mt-4 [&>h3]:mt-8 [&>h3+*]:mt-2 [&>h2+h3]:mt-6',
  '[&>figure]:my-10 [&>blockquote]:my-8',
]

const headings = [
  '[&>:is(h2,h3)]:scroll-mt-24 low:[&>:is(h2,h3)]:scroll-mt-0 [&>:is(h2,h3)]:font-bold [&>:is(h2,h3)]:text-balance',
  '[&>h2]:text-heading [&>h3]:text-subheading',
]

const lists = [
  '[&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal',
  '[&_li]:ps-1 [&_li]:marker:text-accent-strong [&_li+li]:mt-2 [&_li>:is(ul,ol)]:mt-2',
]

// As `Link` has it.
const links =
  '[&_a]:rounded-small [&_a]:py-1 [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a]:transition-colors [&_a]:duration-quick [&_a]:hover:text-ink [&_a]:hover:decoration-2'

const quotes =
  '[&>blockquote]:border-s-4 [&>blockquote]:border-accent-strong [&>blockquote]:ps-5 [&>blockquote]:text-lead [&_blockquote>*+*]:mt-3'

const figures = [
  '[&_img]:h-auto [&_img]:w-full [&_img]:rounded-small',
  '[&_figcaption]:mt-2 [&_figcaption]:text-caption [&_figcaption]:text-muted',
]

const print = ['print:[&>:is(h2,h3)]:break-after-avoid print:[&>:is(figure,blockquote)]:break-inside-avoid']

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
        measure,
        'min-w-0 text-body text-pretty wrap-anywhere',
        rhythm,
        headings,
        lists,
        links,
        quotes,
        figures,
        print,
        hasLead && '[&>p:first-of-type]:text-lead',
      )}
    />
  )
}
