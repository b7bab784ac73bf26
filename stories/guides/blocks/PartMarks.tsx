import type { Mark } from './anatomyMarks'

/** The numbers of the parts and the lines that lead to them, over an example. */
export function PartMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg className="absolute inset-0 size-full overflow-visible text-accent-strong">
        {marks.map(({ number, at, to }) => (
          <g key={number} stroke="currentColor" fill="currentColor">
            <line x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
            <circle cx={to.x} cy={to.y} r="2" stroke="none" />
          </g>
        ))}
      </svg>
      {marks.map(({ number, at }) => (
        <span
          key={number}
          data-mark
          style={{ left: at.x, top: at.y }}
          className="absolute flex size-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border border-on-brand bg-brand text-caption font-bold text-on-brand tabular-nums"
        >
          {number}
        </span>
      ))}
    </div>
  )
}
