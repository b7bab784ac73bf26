import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { Button, hasModifier } from '../design-system'

/** Use at the top of a detail page: goes back within the site, or to the parent page if the visit started here. */
export function BackButton({ fallback, children }: { fallback: string; children: ReactNode }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    // 'default' is the key of the first entry of a visit, and of entries that the router didn't create.
    if (key === 'default' || hasModifier(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Button asChild variant="quiet" onClick={goBack}>
      <RouterLink to={fallback}>{children}</RouterLink>
    </Button>
  )
}
