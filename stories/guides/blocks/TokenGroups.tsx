import { designTokens, type Token, type TokenGroup } from '../../../scripts/designTokens'
import { Code } from './Code'
import { FactTable } from './FactTable'

/** The groups of the file of design tokens, with the number of tokens and an example of each. */
export function TokenGroups() {
  return (
    <FactTable
      caption="The groups of tokens"
      nameColumn="Group"
      columns={['Type', 'Tokens', 'The first one']}
      rows={groups.map(({ name, type, paths }) => ({
        name,
        facts: { Type: type, Tokens: paths.length, 'The first one': <Code>{paths[0]}</Code> },
      }))}
    />
  )
}

const groups = Object.entries(designTokens()).flatMap(([name, group]) =>
  isNode(group)
    ? [{ name, type: '$type' in group ? String(group.$type) : '', paths: pathsIn(group, name) }]
    : [],
)

function pathsIn(node: Token | TokenGroup, path: string): string[] {
  if ('$value' in node) return [path]
  return Object.entries(node).flatMap(([name, child]) =>
    !name.startsWith('$') && isNode(child) ? pathsIn(child, `${path}.${name}`) : [],
  )
}

function isNode(value: unknown): value is Token | TokenGroup {
  return typeof value === 'object' && value !== null
}
