import { roles } from '../../../tailwind.config'
import { FactTable } from './FactTable'
import {
  colourOf,
  contrastText,
  groundNames,
  lowestContrast,
  roleNames,
  type GroundName,
  type Role,
} from './tokens'

/** The use of each role, and its colour and lowest contrast on each ground. */
export function ColourPairs() {
  return (
    <FactTable
      caption="Roles on each ground"
      columns={['Role', 'Use', ...groundNames]}
      rows={roleNames.map(cellsOf)}
    />
  )
}

function cellsOf(role: Role) {
  return [
    role,
    roles[role].use,
    ...groundNames.map((ground) => <Pair key={ground} role={role} ground={ground} />),
  ]
}

function Pair({ role, ground }: { role: Role; ground: GroundName }) {
  const ratio = lowestContrast(role, ground)
  return (
    <div data-ground={ground} className="flex min-w-20 items-center gap-2 rounded-small p-2">
      <div
        className="size-5 shrink-0 rounded-small border border-line"
        style={{ backgroundColor: colourOf(role, ground) }}
      />
      {ratio && <span className="text-caption tabular-nums">{contrastText(ratio)}</span>}
    </div>
  )
}
