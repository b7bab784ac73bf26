import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../design-system'

export interface BackButtonProps {
  /** Where it leads when the visitor has come from another site. */
  fallback: string
  children: ReactNode
}

/** Goes one page back in this site; a link to the page above, where there is nothing to go back to. */
export function BackButton({ fallback, children }: BackButtonProps) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    // The first address of a visit has this key.
    if (key === 'default') return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    // Its words stand on the line of the text below, and its padding beside it.
    <div className="-ms-2">
      <Button asChild variant="quiet" onClick={goBack}>
        <RouterLink to={fallback}>{children}</RouterLink>
      </Button>
    </div>
  )
}
