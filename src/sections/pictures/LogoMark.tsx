import { clsx } from 'clsx'

export interface LogoMarkProps {
  /** Width and height in px. */
  size: number
  /** Whether its parts slide into place when it appears. @default false */
  isAssembling?: boolean
}

/**
 * The logo mark, in the colours of its surface. It is part of the document, so that the header and the splash screen need
 * no request for it. The paths are those of src/images/logo-mark.svg.
 */
export function LogoMark({ size, isAssembling = false }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className="h-auto max-w-full overflow-visible"
    >
      {parts.map(({ path, ink, start }) => (
        <path
          key={path}
          d={path}
          className={clsx(ink, 'forced-colors:fill-current', isAssembling && `animate-assemble ${start}`)}
        />
      ))}
    </svg>
  )
}

/** The blade wall, the slabs at its sides and the ground, each with the place that it comes from. */
const parts = [
  { path: 'M4 56h56v4H4z', ink: 'fill-brand', start: 'assemble-from-below' },
  { path: 'M27 4h10v50H27z', ink: 'fill-brand', start: 'assemble-from-above' },
  { path: 'M4 17h20v8H4z', ink: 'fill-brand', start: 'assemble-from-left' },
  { path: 'M40 31h20v8H40z', ink: 'fill-accent-strong', start: 'assemble-from-right' },
] as const
