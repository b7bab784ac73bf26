import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Row = ReturnType<Enhancer>[string]

/**
 * Makes the tables of props readable: `@default` of a comment goes into the column for it, a union shows its words,
 * what may be undefined has the control of what it is otherwise, and what no control can make has none. Native
 * handlers that a story only passes to watch them are left out.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, initialArgs }) => ({
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name]) => !(name in argTypes))
      .map(([name, value]) => [name, undocumented(name, value)]),
  ),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [name, documented(row, initialArgs[name])]),
  ),
})

/** A prop of the HTML element that a story sets. */
function undocumented(name: string, value: unknown): Row {
  if (typeof value === 'function') return { name, control: false, table: { disable: true } }
  if (isPlain(value)) return { name }
  return { name, type: { name: 'other', value: 'ReactNode' }, control: false, table: nodeColumn }
}

const nodeColumn = { type: { summary: 'ReactNode' } }

/** A prop that its component documents. */
function documented(row: Row, value: unknown): Row {
  const [description, ...defaults] = (row.description ?? '').split(/\s*@default\s+/)
  const type = withoutUndefined(row)
  const byDefault = defaults.join(' ').trim()
  return {
    ...row,
    ...(type && { type }),
    ...(description && { description }),
    ...(row.control === undefined && controlOf(type, value)),
    table: {
      ...row.table,
      type: { summary: typeText(row, type, value) },
      ...(byDefault && byDefault !== 'none' && { defaultValue: { summary: byDefault } }),
    },
  }
}

/** The type as docgen found it; of a union with undefined, the other one. */
function withoutUndefined({ type }: Row) {
  if (!type || typeof type === 'string') return undefined
  if (type.name !== 'union') return type
  const [only, ...others] = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined')
  return only && others.length === 0 ? { ...only, required: type.required === true } : type
}

function typeText(row: Row, type: ReturnType<typeof withoutUndefined>, value: unknown): string {
  const words = type && 'raw' in type ? type.raw?.replace(/ \| undefined$/, '') : undefined
  if (words) return words
  if (Array.isArray(value)) return 'list'
  if (row.options) return row.options.map((option) => `'${String(option)}'`).join(' | ')
  return type?.name === 'other' ? type.value : (type?.name ?? 'unknown')
}

/** The control for words where docgen knows no better, and none for what can't be made by one, such as elements. */
function controlOf(type: ReturnType<typeof withoutUndefined>, value: unknown): Partial<Row> {
  if (/^(string|number|boolean|enum)$/.test(type?.name ?? '')) return {}
  if (typeof value === 'string') return { control: 'text' }
  if (typeof value === 'number') return { control: 'number' }
  return typeof value === 'object' && value !== null && isPlain(value) ? {} : { control: false }
}

/** Whether it is data through and through, neither a function nor a React element. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}
