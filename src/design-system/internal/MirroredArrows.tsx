import type { ReactNode } from 'react'
import { usePartLanguage } from '../labels'
import { usePageDirection } from './usePageDirection'

interface MirroredArrowsProps {
  children: ReactNode
}

/** Renders text and mirrors its arrows ("→", "←") on a right-to-left page or part of a page. */
export function MirroredArrows({ children }: MirroredArrowsProps) {
  const pageDirection = usePageDirection()
  const direction = usePartLanguage()?.dir ?? pageDirection
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
