import { clsx } from 'clsx'
import { useState, type ReactElement } from 'react'
import { OfficeMap } from '../../../sections/contact/OfficeMap'

export interface StreetMapProps {
  /** The `iframe` of a map service. */
  children: ReactElement
}

/**
 * Use next to the postal address: a drawn map, and on top of it the embedded map of a service, once it is hovered, touched
 * or focused, or at once without JavaScript. In a blocked frame, browsers show an opaque error page without telling the
 * page around it.
 */
export function StreetMap({ children }: StreetMapProps) {
  const [isUsed, setIsUsed] = useState(false)
  const markUsed = () => setIsUsed(true)
  return (
    // Not `pointerenter`, which a pointer that doesn't move also sends when the map is scrolled or rendered under it.
    <OfficeMap onPointerMove={markUsed} onPointerDown={markUsed}>
      {/* Transparent instead of hidden, so that it can be focused. A first tap only shows it. */}
      <div
        className={clsx(
          'absolute inset-0 transition-opacity duration-calm *:size-full noscript:pointer-events-auto! noscript:opacity-100!',
          !isUsed && 'not-focus-within:pointer-events-none not-focus-within:opacity-0',
        )}
      >
        {children}
      </div>
    </OfficeMap>
  )
}
