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
      nameColumn="Name"
      columns={['From', 'Value']}
      rows={Object.entries(steps).map(([name, value]) => ({
        name,
        facts: { From: pixelText(pixels(value, 0)), Value: <Code>{value}</Code> },
      }))}
    />
  )
}

/** The maximum widths, to scale. */
export function MaximumWidths() {
  const widths = Object.entries(tokens.maxWidth)
    .filter(([name]) => name !== 'none' && name !== 'full')
    .map(([name, value]) => ({ name, value, usual: pixels(value, 1440), wide: pixels(value, 1920) }))
  const widest = Math.max(...widths.map(({ wide }) => wide))
  return (
    <FactTable
      caption="Maximum widths"
      nameColumn="Name"
      columns={['To scale', 'px', 'Value']}
      rows={widths.map(({ name, value, usual, wide }) => ({
        name,
        facts: {
          'To scale': (
            <div className="min-w-32">
              <div className="h-4 bg-accent-strong" style={{ width: `${(wide / widest) * 100}%` }} />
            </div>
          ),
          px: usual === wide ? pixelText(usual) : `${pixelText(usual)} at 1440, ${pixelText(wide)} at 1920`,
          Value: <Code>{byDefault(value)}</Code>,
        },
      }))}
    />
  )
}

/** What lies in front of what. */
export function Layers() {
  return (
    <FactTable
      caption="Layers"
      nameColumn="Name"
      columns={['Value']}
      rows={Object.entries(tokens.zIndex).map(([name, value]) => ({
        name,
        facts: { Value: <Code>{value}</Code> },
      }))}
    />
  )
}
