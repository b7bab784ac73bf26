import type { Project } from '../../content/projects/Project'

/** The four main figures of a project, large. In a wide window they start level with the view beside them, below its tabs. */
export function KeyFigures({ figures }: Pick<Project, 'figures'>) {
  return (
    <dl className="grid gap-x-6 gap-y-5 room-for-action:max-lg:grid-cols-2 lg:pt-14">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-2">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-figure font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
