interface KeyFiguresProps {
  figures: readonly { readonly value: string; readonly label: string }[]
  /** A column that starts level with a view beside it, below its tabs, or three across the page; both in a wide window. */
  layout: keyof typeof layouts
}

const layouts = {
  column: 'room-for-action:max-lg:grid-cols-2 lg:pt-14',
  row: 'sm:grid-cols-3',
}

/** Use for the main figures of a project or a house, large. */
export function KeyFigures({ figures, layout }: KeyFiguresProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-5 ${layouts[layout]}`}>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end border-t border-ink pt-2 wrap-anywhere"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-figure font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
