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
      nameColumn="Role"
      columns={['Use', ...groundNames] as const}
      rows={roleNames.map((name) => ({
        name,
        facts: {
          Use: roles[name].use,
          paper: <Pair role={name} ground="paper" />,
          sand: <Pair role={name} ground="sand" />,
          white: <Pair role={name} ground="white" />,
          navy: <Pair role={name} ground="navy" />,
          deep: <Pair role={name} ground="deep" />,
          charcoal: <Pair role={name} ground="charcoal" />,
        },
      }))}
    />
  )
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
