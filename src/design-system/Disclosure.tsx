import { Heading } from './Heading'
import { Icon } from './Icon'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface DisclosureOwnProps {
  /** The visible title that toggles the content, such as a question. */
  title: string
  /** The heading level of the title. @default 3 */
  headingLevel?: InnerHeadingLevel
}

export type DisclosureProps = DisclosureOwnProps & NativeProps<'details', DisclosureOwnProps>

/**
 * Use for content that only some visitors need, such as the answer to a question. For content that everyone needs, use
 * `Card` or `Stack`.
 *
 * - A native `details`: it works without JavaScript.
 * - A click anywhere in the row of its title, Enter or Space toggles it. Several are independent: opening or closing
 *   one leaves the others as they are.
 * - The title is a button that contains a heading of level 3, or of the level in `headingLevel`. The accessibility tree
 *   says whether it is expanded.
 * - Expanded in print.
 * - In a right-to-left page its arrow is on the left. Under reduced motion the arrow turns at once.
 */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  return (
    <details
      {...props}
      className="group/disclosure min-w-0 border-t border-line last:border-b print:details-content:block print:details-content:h-auto print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 rounded-small py-4 transition-colors duration-quick hover:text-accent [&::-webkit-details-marker]:hidden">
        <Heading level={headingLevel} size="subheading">
          {title}
        </Heading>
        <span className="flex h-[1lh] shrink-0 items-center text-subheading text-accent transition-transform duration-calm ease-out group-open/disclosure:rotate-180 print:hidden">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className="pb-6 wrap-anywhere">{children}</div>
    </details>
  )
}
