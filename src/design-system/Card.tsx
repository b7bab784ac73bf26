import { useId } from 'react'
import { Heading } from './Heading'
import type { Ground } from './internal/Ground'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface CardOwnProps {
  /** The element to render: a region, or a div without semantics. @default 'section' */
  as?: 'section' | 'div'
  /** The heading and accessible name. @default none */
  title?: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** The background colour. @default 'white' */
  ground?: Extract<Ground, 'white' | 'sand'>
}

export type CardProps = CardOwnProps & NativeProps<'div', CardOwnProps>

/**
 * Use to group related content in a box. For a full-width part of the page, use `Section`.
 *
 * - With a title, a landmark region named by it, unless rendered as a `div`.
 * - With `tabIndex={-1}` the page can move the focus to it, without a focus ring.
 */
export function Card({
  as: Element = 'section',
  title,
  headingLevel = 3,
  ground = 'white',
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  return (
    <Element
      {...(title && Element !== 'div' && { 'aria-labelledby': titleId })}
      {...props}
      data-ground={ground}
      className={
        'min-w-0 rounded-medium border border-line p-5 sm:p-8 print:p-4 arrived:shadow-none arrived:outline-none'
      }
    >
      {title && (
        <div className="mb-6 border-b border-line pb-4 print:mb-2 print:pb-2">
          <Heading level={headingLevel} size="subheading" id={titleId}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </Element>
  )
}
