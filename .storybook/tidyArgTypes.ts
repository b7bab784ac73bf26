import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Row = ReturnType<Enhancer>[string]

/**
 * Makes the tables of props readable: `@default` of a comment goes into the column for it, a union shows its words,
 * what may be undefined has the control of what it is otherwise, and what no control can make has none. Native
 * handlers that a story only passes to watch them are left out.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([, row]) => row.description || typeOf(row)?.name !== 'function')
      .map(([name, row]) => [name, tidy(row, initialArgs[name])]),
  )

function tidy(row: Row, value: unknown): Row {
  const [description, ...defaults] = (row.description ?? '').split(/\s*@default\s+/)
  const type = typeOf(row)
  const words = type && 'raw' in type ? type.raw?.replace(/ \| undefined$/, '') : undefined
  const summary = words ?? (Array.isArray(value) ? 'list' : (row.table?.type?.summary ?? type?.name))
  const byDefault = defaults.join(' ').trim()
  return {
    ...row,
    ...(type && { type }),
    ...(description && { description }),
    ...(hasControl(type, value) ? {} : { control: false }),
    table: {
      ...row.table,
      ...(summary && { type: { summary: summary === 'object' ? 'ReactNode' : summary } }),
      ...(byDefault && byDefault !== 'none' && { defaultValue: { summary: byDefault } }),
    },
  }
}

/** The type as docgen found it; of a union with undefined, the other one. */
function typeOf({ type }: Row) {
  if (!type || typeof type === 'string' || type.name !== 'union') return type || undefined
  const [only, ...others] = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined')
  return only && others.length === 0 ? { ...only, required: type.required === true } : type
}

/** Whether a visitor of the book can make such a value: words, figures, choices and plain data, but no element. */
function hasControl(type: ReturnType<typeof typeOf>, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return isPlain(value)
  if (typeof value === 'string' || typeof value === 'number') return true
  return type !== undefined && typeof type !== 'string' && /^(string|number|boolean|enum)$/.test(type.name)
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}
