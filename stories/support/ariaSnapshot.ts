import { textOf, type AccessibleNode } from './spokenOutline'

/**
 * The roles that the comparison passes over, though not over what they contain: text, groups without a meaning, and roles
 * that only one of the two has.
 */
const leftOut = new Set([
  'text',
  'generic',
  'none',
  'paragraph',
  'RootWebArea',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'LabelText',
  'Legend',
  'Figcaption',
  'DescriptionList',
  'MenuListPopup',
  'DisclosureTriangle',
])

/** The browser's own words for roles, and Playwright's. */
const ariaRoles: Readonly<Record<string, string>> = {
  image: 'img',
}

/** Roles that only one of the two names by their caption or text. */
const nameless = new Set(['figure', 'row', 'term'])

/** Roles whose states they disagree about: Chromium has an option of a disabled list as disabled, and a placeholder not as selected. */
const stateless = new Set(['option'])

/** The states that both have, as Playwright writes them. */
const states = ['checked', 'disabled', 'expanded', 'pressed', 'selected'] as const

/** The elements of Playwright's snapshot, a line each: role, name, level and states. */
export function elementsOfSnapshot(snapshot: string): readonly string[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, quoted, plain = ''] = /^ *- (?:'((?:[^']|'')*)'|(.*))/.exec(line) ?? []
    const [, role = '', name = '""', attributes = ''] =
      /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]+\])*)(?::|$)/.exec(
        quoted?.replaceAll("''", "'") ?? plain,
      ) ?? []
    if (role === '' || leftOut.has(role)) return []
    const all = [...attributes.matchAll(/\[([^\]]+)\]/g)].map(([, attribute = '']) => attribute)
    // The browser also has a native field as invalid before it shows an error.
    return [
      elementLine(
        role,
        JSON.parse(name),
        all.filter((attribute) => attribute !== 'invalid'),
      ),
    ]
  })
}

/** The elements of the browser's accessibility tree, written like those of a snapshot. */
export function elementsOfTree(nodes: readonly AccessibleNode[]): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const elements: string[] = []
  const visit = (node: AccessibleNode) => {
    const role = textOf(node.role)
    if (!node.ignored && !leftOut.has(role)) elements.push(elementOf(node, ariaRoles[role] ?? role))
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) visit(child)
    }
  }
  const [page] = nodes
  if (page) visit(page)
  return elements
}

function elementOf(node: AccessibleNode, role: string) {
  const valueOf = (name: string) => node.properties?.find((property) => property.name === name)?.value.value
  const attributes = states.flatMap((state) => {
    const value = valueOf(state)
    return value === true || value === 'true' ? [state] : value === 'mixed' ? [`${state}=mixed`] : []
  })
  const level = role === 'heading' ? [`level=${String(valueOf('level'))}`] : []
  return elementLine(role, textOf(node.name), [...attributes, ...level])
}

function elementLine(role: string, name: string, attributes: readonly string[]) {
  return [
    role,
    ...(nameless.has(role) ? [] : [JSON.stringify(name)]),
    ...(stateless.has(role) ? [] : attributes.toSorted()),
  ].join(' ')
}
