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

const isScrolledDown = () => window.scrollY > window.innerHeight

function goToTop() {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
  // The next Tab then starts at the first control of the page. The tabIndex is removed again, because otherwise every
  // click beside a control would focus the body.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/**
 * Use once per page, inside `FloatingActions`, to scroll back to the top of a long page. For a link to another part of
 * the page, use `Link`.
 *
 * - Appears once the page is scrolled by more than the window's height; until then it is hidden from everyone.
 * - A click, Enter or Space scrolls to the top, without animation under reduced motion.
 * - The focus moves to the top as well: the next Tab reaches the first control of the page.
 * - Its edge, its arrow and its focus ring are visible in forced colours.
 */
export function BackToTop({ onClick, ...props }: BackToTopProps) {
  const labels = useLabels()
  const isShown = useSyncExternalStore(subscribe, isScrolledDown, () => false)
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
