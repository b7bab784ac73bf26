import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Heading, type HeadingProps } from './Heading'

type CardGround = 'white' | 'sand' | 'navy'

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'title'> {
  /** The element: an article stands on its own, a div means nothing. @default 'section' */
  as?: 'section' | 'article' | 'div'
  /** Its heading, which also names it. @default none */
  title?: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: Exclude<HeadingProps['level'], 1>
  /** Its colour; on navy, text without a tone of its own turns white. @default 'white' */
  ground?: CardGround
  /** Small buttons or links at the end of the title's row. @default none */
  actions?: ReactNode
}

const grounds: Record<CardGround, string> = {
  white: 'border-line bg-white text-ink',
  sand: 'border-line bg-sand text-ink',
  navy: 'border-navy bg-navy text-white print:bg-transparent print:text-ink',
}

const rules: Record<CardGround, string> = {
  white: 'border-line',
  sand: 'border-line',
  navy: 'border-mist/30 print:border-line',
}

/**
 * Use for a box of things that belong together. For a part of the page that runs across the window use
 * `Section`.
 *
 * - A region (as `article` an article) named by its title, so that it can be found and jumped to.
 * - With an `id` and a `tabIndex` of -1 the page can put the focus on it, as a place to read on from: no ring.
 */
export function Card({
  as: Element = 'section',
  title,
  headingLevel = 3,
  ground = 'white',
  actions,
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  return (
    <Element
      {...(title && Element !== 'div' && { 'aria-labelledby': titleId })}
      {...props}
      className={clsx(
        "min-w-0 rounded-medium border p-5 sm:p-8 print:border-line-strong print:p-4 [&[tabindex='-1']]:focus-visible:shadow-none [&[tabindex='-1']]:focus-visible:outline-none",
        grounds[ground],
      )}
    >
      {(title || actions) && (
        <div
          className={clsx(
            'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b pb-4',
            rules[ground],
          )}
        >
          {title && (
            <Heading level={headingLevel} size="subheading" id={titleId}>
              {title}
            </Heading>
          )}
          {/* Reaches into the room around it, so that a head with a button is no higher than one without. */}
          {actions && <div className="-my-2 ms-auto flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
      )}
      {children}
    </Element>
  )
}
