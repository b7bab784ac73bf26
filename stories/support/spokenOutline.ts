/** A node of the browser's accessibility tree, as the DevTools protocol describes it. */
export interface AccessibleNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: AccessibleValue
  readonly name?: AccessibleValue
  readonly description?: AccessibleValue
  readonly value?: AccessibleValue
  readonly properties?: readonly { readonly name: string; readonly value: AccessibleValue }[]
  readonly childIds?: readonly string[]
  /** The attributes of its element, where the protocol doesn't have what they say. */
  readonly attributes?: Readonly<Record<string, string>>
}

interface AccessibleValue {
  readonly value?: unknown
}

/** Elements that a screen reader doesn't name: it reads what they contain. */
const unnamed = new Set([
  'emphasis',
  'generic',
  'LabelText',
  'Legend',
  'none',
  'paragraph',
  'RootWebArea',
  'rowgroup',
  'strong',
])

/** Parts that say nothing of their own. */
const silent = new Set(['InlineTextBox', 'LineBreak', 'ListMarker'])

/** Fields whose value is the text that they contain; a number field has a number as well. */
const fields = new Set(['searchbox', 'spinbutton', 'textbox'])

/** The browser's own words for roles, where they aren't ARIA's. */
const roleWords: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure button',
  DisclosureTriangleGrouped: 'disclosure button',
  Details: 'group',
  Figcaption: 'caption',
  DescriptionList: 'description list',
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
  MenuListPopup: 'list of options',
  Abbr: 'abbreviation',
  spinbutton: 'number field',
  textbox: 'text field',
  searchbox: 'search field',
  columnheader: 'column header',
  rowheader: 'row header',
  listitem: 'list item',
  menuitem: 'menu item',
  radiogroup: 'group of radio buttons',
  radio: 'radio button',
  tablist: 'list of tabs',
  tabpanel: 'tab panel',
}

/** What a property adds, by its value; all others say nothing. */
const stateWords: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  checked: (value) => (value === 'mixed' ? 'partly checked' : isTrue(value) ? 'checked' : 'not checked'),
  pressed: (value) => (isTrue(value) ? 'pressed' : 'not pressed'),
  selected: (value) => (isTrue(value) ? 'selected' : undefined),
  expanded: (value) => (isTrue(value) ? 'expanded' : 'collapsed'),
  hasPopup: (value) => (value === 'false' ? undefined : `opens a ${String(value)}`),
  disabled: (value) => (isTrue(value) ? 'disabled' : undefined),
  required: (value) => (isTrue(value) ? 'required' : undefined),
  invalid: (value) => (value === 'false' ? undefined : 'invalid'),
  readonly: (value) => (isTrue(value) ? 'read-only' : undefined),
  busy: (value) => (isTrue(value) ? 'busy' : undefined),
  modal: (value) => (isTrue(value) ? 'modal' : undefined),
  live: (value) => (value === 'off' ? undefined : `announces changes (${String(value)})`),
}

/** Whether the words of an element say that it has the focus. */
interface OutlineOptions {
  /** @default false */
  readonly saysFocus?: boolean
}

/** `busy` is a number. */
function isTrue(value: unknown) {
  return value === true || value === 'true' || value === 1
}

/** What a screen reader says about a page, in order: one element per line, indented below the one that contains it. */
export function spokenOutline(
  nodes: readonly AccessibleNode[],
  { saysFocus = false }: OutlineOptions = {},
): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const visit = (node: AccessibleNode, depth: number, spoken: string) => {
    const role = textOf(node.role)
    if (silent.has(role)) return
    const words = node.ignored ? '' : lineOf(node, role, spoken, byId)
    const line =
      saysFocus && words !== '' && isTrue(propertyOf(node, 'focused')) ? `${words}, focused` : words
    if (line !== '') lines.push(`${'  '.repeat(depth)}${line}`)
    const isContainer = line !== '' && role !== 'StaticText'
    if (fields.has(role)) return
    const heard = isContainer ? `${textOf(node.name)} ${textOf(node.value)}` : spoken
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) visit(child, isContainer ? depth + 1 : depth, heard)
    }
  }
  const [page] = nodes
  if (page) visit(page, 0, '')
  return lines.length > 0 ? lines.join('\n') : 'nothing'
}

function lineOf(
  node: AccessibleNode,
  role: string,
  spoken: string,
  byId: ReadonlyMap<string, AccessibleNode>,
): string {
  const name = textOf(node.name)
  const number = textOf(node.value)
  // The words that a slider has for its number.
  const words = role === 'slider' ? node.attributes?.['aria-valuetext'] : undefined
  const value = fields.has(role) ? textIn(node, byId) : words ? `“${words}” (${number})` : number
  // What a name or a value contains isn't said again.
  if (['StaticText', 'image'].includes(role) && spoken.includes(name)) return ''
  if (role === 'StaticText') return name
  const isNameless = unnamed.has(role) && name === ''
  if (role === 'RootWebArea' || (isNameless && !isLiveRegion(node))) return ''
  const states = (node.properties ?? []).flatMap(
    (property) => stateWords[property.name]?.(property.value.value) ?? [],
  )
  const parts = [
    roleNameOf(node, role, isNameless),
    role === 'heading' && `level ${String(propertyOf(node, 'level'))}`,
    name && `“${name}”`,
    value && `value ${value}`,
    role === 'spinbutton' && numberOf(node, value),
    node.attributes?.['aria-valuemin'] && `minimum ${node.attributes['aria-valuemin']}`,
    positionOf(node),
    ...states,
    textOf(node.description) && `described as “${textOf(node.description)}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The name of its role, with the one that the component puts in its place. */
function roleNameOf(node: AccessibleNode, role: string, isNameless: boolean) {
  const name = unnamed.has(role) ? (isNameless ? 'region' : 'group') : (roleWords[role] ?? role)
  const own = propertyOf(node, 'roledescription')
  return typeof own === 'string' && own !== '' ? `${own} (${name})` : name
}

/** The position of an element that has one of its own, in a set. */
function positionOf({ attributes }: AccessibleNode) {
  const [position, size] = [attributes?.['aria-posinset'], attributes?.['aria-setsize']]
  return position !== undefined && size !== undefined && `${position} of ${size}`
}

function propertyOf(node: AccessibleNode, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value
}

/** Whether an element announces what changes in it. What it contains has the property, too, with the region as its root. */
function isLiveRegion(node: AccessibleNode) {
  const live = propertyOf(node, 'live')
  return live !== undefined && live !== 'off' && propertyOf(node, 'root') === undefined
}

/** The number of a number field, unless its text is that number. */
function numberOf(node: AccessibleNode, text: string) {
  const number = textOf(node.value)
  return number !== '' && number !== text && `${text === '' ? 'empty, ' : ''}number ${number}`
}

/** The text of a value, on one line. */
export function textOf(value: AccessibleValue | undefined): string {
  return typeof value?.value === 'string' || typeof value?.value === 'number'
    ? String(value.value).replace(/\s+/g, ' ').trim()
    : ''
}

/** The text that a field contains. */
function textIn(node: AccessibleNode, byId: ReadonlyMap<string, AccessibleNode>): string {
  if (textOf(node.role) === 'StaticText') return textOf(node.name)
  return (node.childIds ?? [])
    .map((id) => {
      const child = byId.get(id)
      return child ? textIn(child, byId) : ''
    })
    .filter(Boolean)
    .join(' ')
}
