import { Code } from './Code'
import { FactTable } from './FactTable'
import { pixels, pixelText, tokens } from './tokens'

/** The widths of the window at which the layout changes. */
export function Screens() {
  return <Steps caption="Widths of the window at which the layout changes" steps={tokens.screens} />
}

/** The widths of a part's own place at which its layout changes. */
export function Containers() {
  return <Steps caption="Widths of a part's place at which its layout changes" steps={tokens.containers} />
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

/** How wide things get at most, drawn to one scale. */
export function Widths() {
  const widest = pixels(tokens.maxWidth.page, 0)
  return (
    <FactTable
      caption="How wide things get at most"
      nameColumn="Name"
      columns={['Drawn to scale', 'px', 'Value']}
      rows={Object.entries(tokens.maxWidth)
        .filter(([, value]) => value.endsWith('em'))
        .map(([name, value]) => ({
          name,
          facts: {
            'Drawn to scale': (
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
