import { clsx } from 'clsx'
import { useId } from 'react'
import { Heading, type InnerHeadingLevel } from './Heading'
import type { NativeProps } from './internal/NativeProps'

export interface CardProps extends NativeProps<'div', 'title'> {
  /** The element to render: a region, or a div without semantics. @default 'section' */
  as?: 'section' | 'div' | undefined
  /** The heading and accessible name. @default none */
  title?: string | undefined
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel | undefined
  /** The background colour. @default 'white' */
  surface?: 'white' | 'sand' | undefined
  /** The padding. @default 'medium' */
  size?: keyof typeof sizes | undefined
}

const sizes = {
  small: { box: 'p-4 sm:p-5', title: 'mb-3 pb-3' },
  medium: { box: 'p-5 sm:p-8', title: 'mb-6 pb-4' },
}

/**
 * Use to group related content in a box. For a full-width part of the page use `Section`, for a card that links to a
 * page `LinkCard`.
 * - Holds what belongs to one subject: text, lists, fields, figures and their actions; no other card.
 * - With a title, a landmark region named by it, unless rendered as a `div`.
 */
export function Card({
  as: Element = 'section',
  title,
  headingLevel = 3,
  surface = 'white',
  size = 'medium',
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  return (
    <Element
      aria-labelledby={title && Element !== 'div' ? titleId : undefined}
      {...props}
      data-surface={surface}
      className={clsx('min-w-0 rounded-medium border border-line wide-fields print:p-4', sizes[size].box)}
    >
      {title && (
        <div className={clsx('border-b border-line print:mb-2 print:pb-2', sizes[size].title)}>
          <Heading level={headingLevel} size="subheading" id={titleId}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </Element>
  )
}
