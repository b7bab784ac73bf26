export interface LogoMarkProps {
  /** Width and height in px. */
  size: number
}

/**
 * The logo mark, in the colours of its surface. It is part of the document, so that the header and the splash screen need
 * no request for it. The paths are those of src/images/logo-mark.svg.
 */
export function LogoMark({ size }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="h-auto max-w-full">
      <path className="fill-brand" d="M27 4h10v50H27zM4 17h20v8H4zM4 56h56v4H4z" />
      <path className="fill-accent-strong" d="M40 31h20v8H40z" />
    </svg>
  )
}
