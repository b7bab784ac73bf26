import { surfaces } from '../../../tailwind.config'
import { Heading, Stack, Text } from '../../../src/design-system'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { Unstyled } from './Unstyled'
import { colourOf, contrastPairs, contrastText, schemes } from './tokens'

/** For each surface and for print, the contrast of every pair of roles that needs one. */
export function ContrastTables() {
  return schemes.map((scheme) => (
    <section key={scheme}>
      <Unstyled>
        <Stack space="small">
          <Heading level={3} id={`contrast-${scheme}`}>
            {scheme}
          </Heading>
          <Text size="small">{scheme === 'print' ? 'Every surface in print' : surfaces[scheme].use}</Text>
        </Stack>
      </Unstyled>
      <div className="whitespace-nowrap">
        <FactTable
          caption={`Contrast on ${scheme}`}
          columns={['Pair', 'Sample', 'Contrast', 'Needed', 'Colours']}
          rows={contrastPairs(scheme).map(({ role, on, ratio, needed }) => {
            const [color, backgroundColor] = [colourOf(role, scheme), colourOf(on, scheme)]
            return [
              `${role} on ${on}`,
              <span
                key="sample"
                aria-hidden="true"
                className="rounded-small border border-line px-3 py-1 font-bold"
                style={{ color, backgroundColor }}
              >
                Aa
              </span>,
              contrastText(ratio),
              contrastText(needed),
              <Code key="colours">
                {color} on {backgroundColor}
              </Code>,
            ]
          })}
        />
      </div>
    </section>
  ))
}
