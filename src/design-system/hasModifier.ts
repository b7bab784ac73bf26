interface Modifiers {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Whether a modifier is held down: then the key or click belongs to the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) {
  return altKey || ctrlKey || metaKey || shiftKey
}
