import { clsx } from 'clsx'
import { Heading, type InnerHeadingLevel } from './Heading'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'

export interface DisclosureProps extends NativeProps<'details'> {
  /** The visible title that toggles the content, such as a question. */
  title: string
  /** The heading level of the title. @default 3 */
  headingLevel?: InnerHeadingLevel | undefined
  /** The size of the title and of the space around it. @default 'medium' */
  size?: keyof typeof summarySizes | undefined
}

const boxClasses = clsx(
  'group/disclosure min-w-0 last:border-b border-t border-line',
  'print:details-content:block print:details-content:h-auto',
  'print:details-content:[content-visibility:visible]',
)

const summaryClasses = clsx(
  'flex min-h-11 cursor-pointer list-none justify-between gap-4',
  'rounded-small transition-colors duration-quick hover:text-accent [&::-webkit-details-marker]:hidden',
)

const summarySizes = { small: 'items-center py-2', medium: 'items-start py-4' }

const markerClasses = clsx(
  'flex h-[1lh] shrink-0 items-center',
  'text-subheading text-accent transition-transform duration-calm ease-out',
  'group-open/disclosure:rotate-180 print:hidden',
)

/**
 * Use for content that only some visitors need, such as the answer to a question. For content that everyone needs, use
 * `Card` or `Stack`.
 */
export function Disclosure({
  title,
  headingLevel = 3,
  size = 'medium',
  children,
  ...props
}: DisclosureProps) {
  return (
    <details {...props} className={boxClasses}>
      <summary
        // A double-click opens it, instead of closing it again.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className={clsx(summaryClasses, summarySizes[size])}
      >
        <Heading level={headingLevel} size={size === 'small' ? 'small' : 'subheading'}>
          {title}
        </Heading>
        <span className={markerClasses}>
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className="pb-6 wrap-anywhere">{children}</div>
    </details>
  )
}
