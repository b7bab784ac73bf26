import { elevationStrokes, type StrokeKind } from '../../images/elevationStrokes'

/** The dimensions, in feet and inches: below the middle of their line, or left of it. */
const dimensions = [
  { text: '48′-5″', x: '48.1%', y: '90.2%', dy: '1.1em' },
  { text: '34′-7″', x: '96.4%', y: '42.8%', dy: '-0.5em', transform: 'rotate(-90)' },
]

/** The inks and the width of the strokes. */
const styles: Record<StrokeKind, { ink: string; width: number }> = {
  ground: { ink: 'fill-none stroke-ink', width: 2.4 },
  wall: { ink: 'fill-control stroke-ink', width: 1.8 },
  cut: { ink: 'fill-ink stroke-ink', width: 1.6 },
  glass: { ink: 'fill-tint stroke-ink', width: 1.2 },
  line: { ink: 'fill-none stroke-ink', width: 1.2 },
  hatch: { ink: 'fill-none stroke-muted', width: 0.8 },
  timber: { ink: 'fill-none stroke-accent-strong', width: 1.1 },
  person: { ink: 'fill-accent-strong stroke-none', width: 0 },
  dimension: { ink: 'fill-none stroke-muted', width: 1 },
  tick: { ink: 'fill-none stroke-accent-strong', width: 1.8 },
}

/** The front elevation of DB-32 with its width and its height, cropped to the house and hidden from screen readers. */
export function FrontElevation() {
  return (
    <div aria-hidden="true" className="relative w-full">
      <svg viewBox="196 44 876 528" strokeLinecap="round" strokeLinejoin="round" className="h-auto w-full">
        {elevationStrokes.map(({ kind, d }) => (
          <path key={`${kind} ${d}`} d={d} strokeWidth={styles[kind].width} className={styles[kind].ink} />
        ))}
      </svg>
      {/* Its units are px, whatever the size of the drawing. */}
      <svg
        textAnchor="middle"
        className="absolute inset-0 size-full overflow-visible fill-muted text-caption tabular-nums"
      >
        {dimensions.map(({ text, x, y, ...place }) => (
          <svg key={text} x={x} y={y} className="overflow-visible">
            <text {...place}>{text}</text>
          </svg>
        ))}
      </svg>
    </div>
  )
}
