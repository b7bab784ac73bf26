import type { Preview } from '@storybook/react-vite'
import type { WrittenType } from '../stories/evidence/writtenTypes'
import { propTypes } from 'virtual:prop-types'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Row = ReturnType<Enhancer>[string]

/**
 * Makes the tables of props readable: `@default` tags fill the default column, unions list their members, other types
 * are those of the component manifest, optional props get the control of their type, and values without a suitable
 * control get none. Native event handlers that a story passes as spies are hidden.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, initialArgs, title }) => ({
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name]) => !(name in argTypes))
      .map(([name, value]) => [name, undocumented(name, value)]),
  ),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      documented(row, initialArgs[name], propTypes[title.replace('Components/', '')]?.[name]),
    ]),
  ),
})

/** A native attribute that a story sets. */
function undocumented(name: string, value: unknown): Row {
  if (typeof value === 'function') return { name, control: false, table: { disable: true } }
  if (name === 'children') return children(value)
  if (isPlain(value)) return { name }
  return { name, type: { name: 'other', value: 'ReactNode' }, control: false, table: nodeColumn }
}

/** The children of a component that takes those of its element. */
function children(value: unknown): Row {
  const description = 'What it contains: text or elements.'
  const control: Partial<Row> = { control: typeof value === 'string' ? { type: 'text' } : false }
  return { name: 'children', description, ...control, table: nodeColumn }
}

const nodeColumn = { type: { summary: 'ReactNode' } }

/** A prop documented by the component. */
function documented(row: Row, value: unknown, written?: WrittenType): Row {
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
      type: written ?? { summary: typeText(row, type, value) },
      ...(byDefault && byDefault !== 'none' && { defaultValue: { summary: byDefault } }),
    },
  }
}

/** The type found by docgen, without `| undefined`. */
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

/** A control derived from the value if docgen finds no simple type; none for values such as elements. */
function controlOf(type: ReturnType<typeof withoutUndefined>, value: unknown): Partial<Row> {
  if (/^(string|number|boolean|enum)$/.test(type?.name ?? '')) return {}
  if (typeof value === 'string') return { control: 'text' }
  if (typeof value === 'number') return { control: 'number' }
  return typeof value === 'object' && value !== null && isPlain(value) ? {} : { control: false }
}

/** Whether a value is plain data, without functions and React elements. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}
