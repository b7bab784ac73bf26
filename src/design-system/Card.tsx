import { clsx } from 'clsx'
import { useId } from 'react'
import { Heading } from './Heading'
import type { Ground } from './internal/Ground'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type CardSpace = 'small' | 'medium'

interface CardOwnProps {
  /** The element to render: a region, or a div without semantics. @default 'section' */
  as?: 'section' | 'div'
  /** The heading and accessible name. @default none */
  title?: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** The background colour. @default 'white' */
  ground?: Extract<Ground, 'white' | 'sand'>
  /** The padding. @default 'medium' */
  space?: CardSpace
}

export type CardProps = CardOwnProps & NativeProps<'div', CardOwnProps>

const spaces: Record<CardSpace, string> = { small: 'p-4 sm:p-5', medium: 'p-5 sm:p-8' }

const titleSpaces: Record<CardSpace, string> = { small: 'mb-3 pb-3', medium: 'mb-6 pb-4' }

/**
 * Use to group related content in a box. For a full-width part of the page, use `Section`.
 *
 * - With a title, a landmark region named by it, unless rendered as a `div`.
 * - Its fields are as wide as the box.
 * - With `tabIndex={-1}` the page can move the focus to it, without a focus ring.
 */
export function Card({
  as: Element = 'section',
  title,
  headingLevel = 3,
  ground = 'white',
  space = 'medium',
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  return (
    <Element
      {...(title && Element !== 'div' && { 'aria-labelledby': titleId })}
      {...props}
      data-ground={ground}
      className={clsx(
        'min-w-0 rounded-medium border border-line wide-fields print:p-4 arrived:shadow-none arrived:outline-none',
        spaces[space],
      )}
    >
      {title && (
        <div className={clsx('border-b border-line print:mb-2 print:pb-2', titleSpaces[space])}>
          <Heading level={headingLevel} size="subheading" id={titleId}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </Element>
  )
}
