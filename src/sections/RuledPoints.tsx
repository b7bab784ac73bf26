import { Columns, Heading, NestedList, Ruled } from '../design-system'

export interface RuledPointsProps {
  /** The heading, such as "What you receive". */
  heading: string
  /** Unique, in display order. */
  points: readonly string[]
}

/** Use for a list of checked points across the page: in a wide window in two columns beside its heading. */
export function RuledPoints({ heading, points }: RuledPointsProps) {
  return (
    <Ruled variant="ink">
      <Columns split="heading-and-main" space="small">
        <Heading level={2}>{heading}</Heading>
        <NestedList items={points} marker="check" layout="columns" />
      </Columns>
    </Ruled>
  )
}
