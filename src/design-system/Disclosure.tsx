import { faChevronDown } from '@fortawesome/free-solid-svg-icons'
import { Heading } from './Heading'
import { Glyph } from './internal/Glyph'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface DisclosureOwnProps {
  /** What is always seen and opens the rest, such as a question. */
  title: string
  /** The title's place in the page's outline. @default 3 */
  headingLevel?: InnerHeadingLevel
}

export type DisclosureProps = DisclosureOwnProps & NativeProps<'details', DisclosureOwnProps>

/**
 * Use for what only some visitors want to read, such as the answer to a question. What everybody needs stays in
 * sight in a `Card` or a `Stack`.
 *
 * - A native `details`: it opens without JavaScript, and the browser's search in the page finds what is closed.
 * - The pointer, Enter and Space on its title open and close it; it is announced as expanded or collapsed.
 * - The title is a heading.
 * - Open on paper.
 */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  return (
    <details
      {...props}
      className="group/disclosure min-w-0 border-t border-line last:border-b print:details-content:block print:details-content:h-auto print:details-content:content-shown"
    >
      <summary className="flex min-h-11 cursor-pointer marker-none items-start justify-between gap-4 rounded-small py-4 transition-colors duration-quick hover:text-accent">
        <Heading level={headingLevel} size="subheading">
          {title}
        </Heading>
        <span className="flex h-[1lh] shrink-0 items-center text-subheading text-accent transition-transform duration-calm ease-out group-open/disclosure:rotate-180 print:hidden">
          <Glyph icon={faChevronDown} size="0.875em" />
        </span>
      </summary>
      <div className="max-w-measure pb-6 wrap-anywhere">{children}</div>
    </details>
  )
}
