import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'

interface GlyphProps {
  icon: IconDefinition
  /** Its side, in em so that it grows with the text. @default '1em' */
  size?: string
}

/** A decorative sign inside a control, as large as its text. */
export function Glyph({ icon, size = '1em' }: GlyphProps) {
  const [width, height, , , path] = icon.icon
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className="inline-block shrink-0"
    >
      {[path].flat().map((part) => (
        <path key={part} d={part} />
      ))}
    </svg>
  )
}
