import { Columns, Heading, List } from '../design-system'

/** Use for a list of unique, checked points across the page: in a wide window in two columns beside its heading. */
export function RuledPoints({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div className="border-t border-ink pt-4">
      <Columns ratio="4:8" space="large">
        <Heading level={2}>{heading}</Heading>
        <List marker="check" layout="columns">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      </Columns>
    </div>
  )
}
