import { Code } from './Code'
import { FactTable } from './FactTable'
import { pixels, pixelText, tokens } from './tokens'

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
  const widest = pixels(tokens.maxWidth.page, 0)
  return (
    <FactTable
      caption="Maximum widths"
      nameColumn="Name"
      columns={['To scale', 'px', 'Value']}
      rows={Object.entries(tokens.maxWidth)
        .filter(([, value]) => value.endsWith('em'))
        .map(([name, value]) => ({
          name,
          facts: {
            'To scale': (
              <div className="min-w-32">
                <div
                  className="h-4 bg-accent-strong"
                  style={{ width: `${(pixels(value, 0) / widest) * 100}%` }}
                />
              </div>
            ),
            px: pixelText(pixels(value, 0)),
            Value: <Code>{value}</Code>,
          },
        }))}
    />
  )
}
