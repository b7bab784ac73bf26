import { Code } from './Code'
import { FactTable } from './FactTable'
import { byDefault, pixels, pixelText, tokens } from './tokens'

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
      columns={['Name', 'From', 'Value']}
      rows={Object.entries(steps).map(([name, value]) => [
        name,
        pixelText(pixels(value, 0)),
        <Code key="value">{value}</Code>,
      ])}
    />
  )
}

/** The maximum widths. */
export function MaximumWidths() {
  return (
    <FactTable
      caption="Maximum widths"
      columns={['Name', 'px', 'Value']}
      rows={Object.entries(tokens.maxWidth)
        .filter(([name]) => name !== 'none' && name !== 'full')
        .map(([name, value]) => {
          const [usual, wide] = [pixels(value, 1440), pixels(value, 1920)].map(pixelText)
          return [
            name,
            usual === wide ? usual : `${usual} at 1440, ${wide} at 1920`,
            <Code key="value">{byDefault(value)}</Code>,
          ]
        })}
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
