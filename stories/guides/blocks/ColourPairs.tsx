import { FactTable } from './FactTable'
import { colours, contrast, contrastText, grounds, tokens } from './tokens'

/** Each colour set on each ground, with its contrast and what that allows. */
export function ColourPairs() {
  return (
    <FactTable
      caption="Contrast of each colour on each ground"
      nameColumn="Colour"
      columns={grounds.map((ground) => `on ${ground}` as const)}
      rows={colours.map(([name, value]) => ({
        name,
        facts: {
          'on paper': <Pair ink={value} ground="paper" />,
          'on sand': <Pair ink={value} ground="sand" />,
          'on white': <Pair ink={value} ground="white" />,
          'on navy': <Pair ink={value} ground="navy" />,
          'on deep': <Pair ink={value} ground="deep" />,
        },
      }))}
    />
  )
}

function Pair({ ink, ground }: { ink: string; ground: (typeof grounds)[number] }) {
  const value = tokens.colors[ground]
  const ratio = contrast(ink, value)
  if (ink === value) return null
  const verdict = ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large text, borders' : 'not allowed'
  return (
    <div className="flex min-w-24 flex-col gap-1">
      {ratio >= 3 ? (
        <span
          className="rounded-small border border-line px-2 py-1 text-body font-medium tabular-nums"
          style={{ color: ink, backgroundColor: value }}
        >
          Aa {contrastText(ratio)}
        </span>
      ) : (
        <span className="rounded-small border border-dashed border-line-strong px-2 py-1 text-body text-muted tabular-nums line-through">
          {contrastText(ratio)}
        </span>
      )}
      <span className="text-caption text-muted">{verdict}</span>
    </div>
  )
}
