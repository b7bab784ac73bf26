import { componentManifest, type ComponentManifest } from './componentManifest.ts'

/** The type of a prop for a table. */
export interface WrittenType {
  /** As it is written in the source. */
  readonly summary: string
  /** The declarations of the types that it names. */
  readonly detail?: string
}

/** The types of props that aren't a choice of literals, by component and prop. */
export function writtenTypes(
  { components, types }: ComponentManifest = componentManifest(),
): Readonly<Record<string, Readonly<Record<string, WrittenType>>>> {
  return Object.fromEntries(
    components.map(({ name, props }) => [
      name,
      Object.fromEntries(
        props
          .filter(({ values }) => !values)
          .map((prop) => {
            const summary = plain(prop.type)
            const detail = declarationsOf(summary, types).join('\n\n')
            return [prop.name, { summary, ...(detail && { detail }) }]
          }),
      ),
    ]),
  )
}

/** Which element of a component takes native attributes, with the names of some. */
export interface NativeAttributes {
  readonly elements: readonly string[]
  readonly examples: readonly string[]
}

/** The native attributes that components take, by component; those that take none are left out. */
export function nativeAttributes(
  { components }: ComponentManifest = componentManifest(),
): Readonly<Record<string, NativeAttributes>> {
  return Object.fromEntries(
    components
      .filter(({ attributes }) => attributes.length > 0)
      .map(({ name, elements, attributes }) => [name, { elements, examples: attributes }]),
  )
}

/** A type without the components' only type parameter, `Value`, which stands for the text that identifies an option. */
function plain(type: string) {
  return type.replace(/<Value>/g, '').replace(/\bValue\b/g, 'string')
}

/** The declarations of the types that a text names, and of those that they name. */
function declarationsOf(text: string, types: Readonly<Record<string, string>>): readonly string[] {
  const found = new Map<string, string>()
  const pending = [text]
  for (const code of pending) {
    for (const [name] of code.matchAll(/\b[A-Z]\w+\b/g)) {
      const declaration = types[name]
      if (declaration === undefined || found.has(name)) continue
      found.set(name, declaration)
      pending.push(declaration)
    }
  }
  return [...found.values()].map((declaration) =>
    plain(declaration.replace(/<Value extends string[^>]*>/, '')),
  )
}
