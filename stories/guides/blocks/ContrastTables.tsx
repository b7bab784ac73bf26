import { grounds } from '../../../tailwind.config'
import { Heading, Stack, Text } from '../../../src/design-system'
import { CheckMark } from './CheckMark'
import { Code } from './Code'
import { FactTable } from './FactTable'
import { Unstyled } from './Unstyled'
import { colourOf, contrastPairs, contrastText, schemes, type Role, type Scheme } from './tokens'

/** For each ground and for print, the contrast of every pair of roles that needs one. */
export function ContrastTables() {
  return schemes.map((scheme) => (
    <section key={scheme}>
      <Unstyled>
        <Stack space="small">
          <Heading level={3} id={`contrast-${scheme}`}>
            {scheme}
          </Heading>
          <Text size="small">{scheme === 'print' ? 'Every ground in print' : grounds[scheme].use}</Text>
        </Stack>
      </Unstyled>
      <FactTable
        caption={`Contrast on ${scheme}`}
        nameColumn="Pair"
        columns={['Contrast', 'Needed', 'Sample', 'Sufficient', 'Colours']}
        rows={contrastPairs(scheme).map(({ role, on, ratio, needed }) => ({
          name: `${role} on ${on}`,
          title: (
            <span className="whitespace-nowrap">
              {role} on {on}
            </span>
          ),
          facts: {
            Sample: <Sample role={role} on={on} scheme={scheme} />,
            Colours: (
              <span className="whitespace-nowrap">
                <Code>
                  {colourOf(role, scheme)} on {colourOf(on, scheme)}
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

function Sample({ role, on, scheme }: { role: Role; on: Role; scheme: Scheme }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block rounded-small border border-line px-3 py-1 font-bold"
      style={{ color: colourOf(role, scheme), backgroundColor: colourOf(on, scheme) }}
    >
      Aa
    </span>
  )
}
