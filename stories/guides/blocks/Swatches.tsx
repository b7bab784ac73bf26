import { Text } from '../../../src/design-system'
import { Code } from './Code'
import { Plain } from './Plain'
import { colours, contrast, contrastText, grounds, tokens } from './tokens'

/** What each colour is for. */
const uses: Readonly<Record<string, string>> = {
  paper: 'The ground of every page',
  sand: 'Bands and cards that stand back',
  white: 'Fields and cards that stand out; text on navy and deep',
  ink: 'Text',
  muted: 'Secondary text and captions',
  navy: 'The brand: primary buttons, chosen options, dark bands',
  deep: 'The darkest ground: footer, dark banners, behind a dialog',
  clay: 'Links and the accent on light grounds',
  'clay-strong': 'Large figures, signs and drawings on light grounds',
  amber: 'The accent on navy and deep',
  mist: 'Secondary text on navy and deep',
  line: 'Hairlines that carry no meaning',
  'line-strong': 'Borders of fields and controls',
  success: 'Something went well, with a sign and words',
  danger: 'Something is wrong, with a sign and words',
}

/** Every colour: how it looks, its name and value, what it is for, and its contrast on each ground. */
export function Swatches() {
  return (
    <Plain>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {colours.map(([name, value]) => (
          <li key={name} className="overflow-hidden rounded-medium border border-line bg-white">
            <div className="h-20 border-b border-line" style={{ background: value }} />
            <div className="flex flex-col gap-1 p-4">
              <div className="flex items-baseline justify-between gap-3">
                <Text as="span" weight="bold">
                  {name}
                </Text>
                <Code>{value}</Code>
              </div>
              {uses[name] && <Text size="small">{uses[name]}</Text>}
              <Text size="caption" tone="muted" isTabular>
                {grounds
                  .filter((ground) => ground !== name)
                  .map((ground) => ({ ground, ratio: contrast(value, tokens.colors[ground]) }))
                  .filter(({ ratio }) => ratio >= 3)
                  .map(({ ground, ratio }) => `${contrastText(ratio)} on ${ground}`)
                  .join(' · ') || 'Below 3 on every ground: carries no meaning'}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Plain>
  )
}
