import { roles } from '../../../tailwind.config'
import { FactTable } from './FactTable'
import {
  colourOf,
  contrastText,
  surfaceNames,
  lowestContrast,
  roleNames,
  type SurfaceName,
  type Role,
} from './tokens'

/** The use of each role, and its colour and lowest contrast on each surface. */
export function ColourPairs() {
  return (
    <FactTable
      caption="Roles on each surface"
      columns={['Role', 'Use', ...surfaceNames]}
      rows={roleNames.map(cellsOf)}
    />
  )
}

function cellsOf(role: Role) {
  return [
    role,
    roles[role].use,
    ...surfaceNames.map((surface) => <Pair key={surface} role={role} surface={surface} />),
  ]
}

function Pair({ role, surface }: { role: Role; surface: SurfaceName }) {
  const ratio = lowestContrast(role, surface)
  return (
    <div data-surface={surface} className="flex min-w-20 items-center gap-2 rounded-small p-2">
      <div
        className="size-5 shrink-0 rounded-small border border-line"
        style={{ backgroundColor: colourOf(role, surface) }}
      />
      {ratio && <span className="text-caption tabular-nums">{contrastText(ratio)}</span>}
    </div>
  )
}
