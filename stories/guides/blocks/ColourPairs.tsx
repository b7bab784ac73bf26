import { roles } from '../../../tailwind.config'
import { FactTable } from './FactTable'
import {
  colourOf,
  contrastPairs,
  contrastText,
  paletteName,
  roleNames,
  surfaceNames,
  type Role,
  type SurfaceName,
} from './tokens'

/** The use of each role, and its colour and contrast on each surface. */
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
  const pairs = surfaceNames.map((surface) => <Pair key={surface} role={role} surface={surface} />)
  return [role, roles[role].use, ...pairs]
}

function Pair({ role, surface }: { role: Role; surface: SurfaceName }) {
  const colour = colourOf(role, surface)
  const pair = contrastPairs(surface).find((one) => one.role === role)
  return (
    <div data-surface={surface} className="flex min-w-24 items-start gap-2 rounded-small p-2 text-caption">
      <div
        className="mt-0.5 size-4 shrink-0 rounded-small border border-line"
        style={{ backgroundColor: colour }}
      />
      <span className="tabular-nums">
        {paletteName(colour)}
        <br />
        {pair && contrastText(pair.ratio)}
      </span>
    </div>
  )
}
