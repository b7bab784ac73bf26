import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Heading, type HeadingProps } from './Heading'

interface EmptyStateOwnProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'title'> {
  /** Why there is nothing, or what to do so that there is something. @default none */
  children?: ReactNode
  /** Buttons or links that help on. @default none */
  actions?: ReactNode
  /** An `Icon` or a picture above the words, passed over by screen readers. @default none */
  drawing?: ReactNode
}

export type EmptyStateProps = EmptyStateOwnProps &
  (
    | {
        /** What there is none of, in a few words. @default none */
        title: string
        /** The title's place in the page's outline. */
        headingLevel: HeadingProps['level']
      }
    | { title?: never; headingLevel?: never }
  )

/**
 * Use in the place of a list or a result that has nothing to show. For a message about what has happened use
 * `Alert`.
 *
 * - Plain text in the order of reading; its title is a heading of its level.
 * - The drawing says nothing: the words do.
 * - A live region only where the page says so by `role="status"`.
 */
export function EmptyState({ title, headingLevel, actions, drawing, children, ...props }: EmptyStateProps) {
  return (
    <div
      {...props}
      className="flex min-w-0 flex-col items-start gap-4 rounded-medium border border-dashed border-line-strong p-5 sm:p-8"
    >
      {drawing && (
        <div aria-hidden="true" className="text-heading text-clay-strong">
          {drawing}
        </div>
      )}
      {(title || children) && (
        <div className="flex max-w-measure min-w-0 flex-col gap-2 text-pretty wrap-anywhere">
          {title && (
            <Heading level={headingLevel} size="subheading">
              {title}
            </Heading>
          )}
          {children && <div className="text-muted">{children}</div>}
        </div>
      )}
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}
