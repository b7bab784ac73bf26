import { useId, type ComponentPropsWithRef } from 'react'
import { Heading, type HeadingProps } from './Heading'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'className' | 'style' | 'title'> {
  /** Its heading, which also names it. @default none */
  title?: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: HeadingProps['level']
}

/**
 * Use for a box of things that belong together. For a part of the page that runs across the window use `Section`.
 *
 * - A region named by its title, so that it can be jumped to.
 */
export function Card({ title, headingLevel = 3, children, ...props }: CardProps) {
  const id = useId()
  return (
    <section
      {...(title && { 'aria-labelledby': id })}
      {...props}
      className="min-w-0 rounded-medium border border-line bg-white p-5 sm:p-8 print:border-line-strong print:p-4"
    >
      {title && (
        <div className="mb-5 border-b border-line pb-3">
          <Heading level={headingLevel} id={id}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </section>
  )
}
