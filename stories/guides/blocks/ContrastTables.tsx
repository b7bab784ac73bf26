import { grounds } from '../../../tailwind.config'
import { Heading, Stack, Text } from '../../../src/design-system'
import { CheckMark } from './CheckMark'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { Unstyled } from './Unstyled'
import { colourOf, contrastPairs, contrastText, surfaces, type Role, type Surface } from './tokens'

/** For each ground and for print, the contrast of every pair of roles that needs one. */
export function ContrastTables() {
  return surfaces.map((surface) => (
    <section key={surface}>
      <Unstyled>
        <Stack space="small">
          <Heading level={3} id={`contrast-${surface}`}>
            {surface}
          </Heading>
          <Text size="small">{surface === 'print' ? 'Every ground in print' : grounds[surface].use}</Text>
        </Stack>
      </Unstyled>
      <FactTable
        caption={`Contrast on ${surface}`}
        nameColumn="Pair"
        columns={['Contrast', 'Needed', 'Sample', 'Sufficient', 'Colours']}
        rows={contrastPairs(surface).map(({ role, on, ratio, needed }) => ({
          name: `${role} on ${on}`,
          title: (
            <span className="whitespace-nowrap">
              {role} on {on}
            </span>
          ),
          facts: {
            Sample: <Sample role={role} on={on} surface={surface} />,
            Colours: (
              <span className="whitespace-nowrap">
                <Code>
                  {colourOf(role, surface)} on {colourOf(on, surface)}
                </Code>
              </span>
            ),
            Contrast: contrastText(ratio),
            Needed: contrastText(needed),
            Sufficient: <CheckMark is={ratio >= needed ? 'yes' : 'none'} />,
          },
        }))}
      />
    </section>
  ))
}

function Sample({ role, on, surface }: { role: Role; on: Role; surface: Surface }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block rounded-small border border-line px-3 py-1 font-bold"
      style={{ color: colourOf(role, surface), backgroundColor: colourOf(on, surface) }}
    >
      Aa
    </span>
  )
}
