/** The keys of an object; `Object.keys` is typed as if there could be others than its type has. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(object) as Key[]
}
