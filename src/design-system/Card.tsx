import { useId } from 'react'
import { Heading } from './Heading'
import type { Ground } from './internal/Ground'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface CardOwnProps {
  /** The element: a region of its own, or a div that means nothing. @default 'section' */
  as?: 'section' | 'div'
  /** Its heading, which also names it. @default none */
  title?: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** Its colour. @default 'white' */
  ground?: Extract<Ground, 'white' | 'sand'>
}

export type CardProps = CardOwnProps & NativeProps<'div', CardOwnProps>

/**
 * Use for a box of things that belong together. For a part of the page that runs across the window use
 * `Section`.
 *
 * - A region named by its title, so that it can be found and jumped to.
 * - With an `id` and a `tabIndex` of -1 the page can put the focus on it, as a place to read on from: no ring.
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
