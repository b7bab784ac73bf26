import { useState, type PointerEvent, type ReactElement } from 'react'
import type { NativeProps } from './internal/NativeProps'

interface StreetMapOwnProps {
  /** The URL of the drawn map, an SVG file of 640 × 480. */
  src: string
  /** The `iframe` of a map service. @default none */
  children?: ReactElement | undefined
}

export type StreetMapProps = StreetMapOwnProps & NativeProps<'div', StreetMapOwnProps>

/**
 * Use next to a postal address: a drawn map of streets with a pin, and, on top of it, the embedded map of a service.
 * For an architectural drawing, use `Drawing`.
 *
 * A service may be slow or blocked. In a blocked frame, browsers show an opaque error page without telling the page
 * around it. That is why the embedded map isn't visible at first.
 *
 * - The drawn map is decorative and hidden from screen readers: the page states the address as text.
 * - The embedded map appears once it is hovered, touched or focused, and always without JavaScript. Until then the
 *   drawn map is visible.
 * - 4:3, or taller in a tall `Stack`. From `lg` it takes the height that the stack leaves, at least 13rem.
 */
export function StreetMap({ src, children, onPointerMove, onPointerDown, ...props }: StreetMapProps) {
  const [isEngaged, setIsEngaged] = useState(false)
  return (
    <div
      {...props}
      data-state={isEngaged ? 'embedded' : 'drawn'}
      // Not `pointerenter`, which a pointer that doesn't move also sends when the map is scrolled or rendered under it.
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        setIsEngaged(true)
        onPointerMove?.(event)
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        setIsEngaged(true)
        onPointerDown?.(event)
      }}
      className="group/map relative aspect-4/3 min-w-0 grow overflow-clip rounded-medium border border-line lg:aspect-auto lg:map-height print:hidden"
    >
      <img
        src={src}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        // Cropped around the pin.
        className="absolute inset-0 size-full object-[65%_30%] object-cover"
      />
      {children && (
        // Transparent instead of hidden, so that it can be focused. A first tap only shows it.
        <div className="absolute inset-0 transition-opacity duration-calm *:size-full group-data-[state=drawn]/map:not-focus-within:pointer-events-none group-data-[state=drawn]/map:not-focus-within:opacity-0 noscript:pointer-events-auto! noscript:opacity-100!">
          {children}
        </div>
      )}
    </div>
  )
}
