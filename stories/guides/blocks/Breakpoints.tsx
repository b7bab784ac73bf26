import { Code } from './Code'
import { FactTable } from './FactTable'
import { tokens } from './tokens'

/** The breakpoints of the window. */
export function WindowBreakpoints() {
  return <Steps caption="Window widths at which the layout changes" steps={tokens.screens} />
}

/** The breakpoints of containers. */
export function ContainerBreakpoints() {
  return (
    <Steps caption="Container widths at which the layout of a component changes" steps={tokens.containers} />
  )
}

function Steps({ caption, steps }: { caption: string; steps: Readonly<Record<string, string>> }) {
  return (
    <FactTable
      caption={caption}
      columns={['Name', 'From']}
      rows={Object.entries(steps).map(([name, value]) => [name, <Code key="value">{value}</Code>])}
    />
  )
}

/** The maximum widths. */
export function MaximumWidths() {
  return (
    <FactTable
      caption="Maximum widths"
      columns={['Name', 'Value']}
      rows={Object.entries(tokens.maxWidth).map(([name, value]) => [name, <Code key="value">{value}</Code>])}
    />
  )
}

/** What lies in front of what. */
export function Layers() {
  return (
    <FactTable
      caption="Layers"
      columns={['Name', 'Value']}
      rows={Object.entries(tokens.zIndex).map(([name, value]) => [name, <Code key="value">{value}</Code>])}
    />
  )
}
