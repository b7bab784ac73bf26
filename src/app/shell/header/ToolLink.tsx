import { useCallback, type ComponentProps, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/**
 * A router link of a menu that keeps its click handler when it is rendered again: Firefox replaces a link in the
 * accessibility tree whenever its handler is set, and a screen reader then loses the focus.
 */
export function ToolLink({ to, onClick, children, ...props }: ComponentProps<'a'> & { to: string }) {
  const navigate = useLinkClickHandler(to)
  const handleClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented) navigate(event)
    },
    [onClick, navigate],
  )
  return (
    <a {...props} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
