import type { surfaces } from '../../../tailwind.config'

/** The colour of a surface. It sets the value of `text-ink`, `border-line` and the other roles inside it. */
export type Surface = keyof typeof surfaces

declare module 'react' {
  // TypeScript merges interfaces only if their type parameters have the same names.
  // oxlint-disable-next-line no-unused-vars -- Only the name matters.
  interface HTMLAttributes<T> {
    /** Turns the element into a surface of this colour. */
    'data-surface'?: Surface | undefined
  }
}
