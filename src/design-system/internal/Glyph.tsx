import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'

/** A decorative sign inside a control, as large as its text. */
export function Glyph({ icon }: { icon: IconDefinition }) {
  const [width, height, , , path] = icon.icon
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className="inline-block size-[1em] shrink-0"
    >
      {[path].flat().map((part) => (
        <path key={part} d={part} />
      ))}
    </svg>
  )
}
