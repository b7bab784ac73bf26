import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ReactNode } from 'react'
import type { NativeProps } from '../NativeProps'

interface ButtonRootProps extends NativeProps<'button'> {
  className: string
  /** Renders its only child, such as a router link, in place of a button. */
  asChild: boolean
  /** Whether a click neither acts nor submits. The button keeps the focus. */
  isBlocked: boolean
  /** What the element contains, from the content that the page gives it. */
  renderContent: (children: ReactNode) => ReactNode
}

/** The element of `Button` and `IconButton`. */
export function ButtonRoot({
  asChild,
  isBlocked,
  renderContent,
  onClick,
  children,
  ...props
}: ButtonRootProps) {
  if (asChild) {
    return (
      <Slot {...props} onClick={onClick}>
        <Slottable child={children}>{renderContent}</Slottable>
      </Slot>
    )
  }
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => {
        if (isBlocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {renderContent(children)}
    </button>
  )
}
