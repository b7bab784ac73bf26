import { Code } from './Code'
import { FactTable } from './FactTable'
import { tokens } from './tokens'

/** All distances, to scale. */
export function SpaceScale() {
  return (
    <FactTable
      caption="All distances of the scale"
      columns={['Name', 'To scale', 'Value']}
      rows={Object.entries(tokens.spacing).map(([name, value]) => [
        name,
        <div key="scale" className="h-4 bg-accent-strong" style={{ width: value }} />,
        <Code key="value">{value}</Code>,
      ])}
    />
  )
}

/** All corner radii. */
export function Corners() {
  return (
    <FactTable
      caption="All corner radii"
      columns={['Name', 'Sample', 'Value']}
      rows={Object.entries(tokens.borderRadius).map(([name, value]) => [
        name,
        <div key="sample" className="size-14 border border-ink bg-tint" style={{ borderRadius: value }} />,
        <Code key="value">{value}</Code>,
      ])}
    />
  )
}
