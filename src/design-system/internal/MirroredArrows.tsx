import type { ReactNode } from 'react'
import { usePageDirection } from './usePageDirection'

interface MirroredArrowsProps {
  children: ReactNode
}

/** Renders text and mirrors its arrows ("→", "←") on a right-to-left page. */
export function MirroredArrows({ children }: MirroredArrowsProps) {
  const direction = usePageDirection()
  if (direction === 'ltr' || typeof children !== 'string' || !/[←→]/.test(children)) return children
  const [before = '', arrow, ...rest] = children.split(/([←→])/)
  return (
    <span>
      {before}
      <span className="inline-block -scale-x-100">{arrow}</span>
      <MirroredArrows>{rest.join('')}</MirroredArrows>
    </span>
  )
}
