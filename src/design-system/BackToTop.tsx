import { useSyncExternalStore } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { IconButton } from './IconButton'
import { useLabels } from './labels'

export type BackToTopProps = NativeProps<'button', object, 'children' | 'aria-label' | 'aria-labelledby'>

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

const isFarDown = () => window.scrollY > window.innerHeight

function goToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
  // The next Tab starts at the page's first control. It takes the focus only for this moment: a body with a
  // tabIndex would get it at every press beside a control.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/**
 * Use once a page, inside `FloatingActions`: it takes the visitor of a long page back to its beginning. For a
 * jump to a place within the page use `Link`.
 *
 * - Comes when the page has been scrolled by more than the window's height; before that nobody finds it.
 * - The pointer, Enter and Space scroll to the top, at once for visitors who want things to stand still.
 * - The focus goes along: the next Tab reaches the first control of the page.
 */
export function BackToTop({ onClick, ...props }: BackToTopProps) {
  const labels = useLabels()
  const isShown = useSyncExternalStore(subscribe, isFarDown, () => false)
  return (
    <div
      data-state={isShown ? 'shown' : 'hidden'}
      data-ground="paper"
      className="rounded-small transition-[opacity,translate,visibility] duration-quick ease-out data-[state=hidden]:invisible data-[state=hidden]:translate-y-2 data-[state=hidden]:opacity-0"
    >
      <IconButton
        {...props}
        icon="chevron-up"
        label={labels.backToTop}
        variant="secondary"
        onClick={(event) => {
          onClick?.(event)
          goToTop()
        }}
      />
    </div>
  )
}
