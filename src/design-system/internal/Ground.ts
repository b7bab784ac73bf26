import type { grounds } from '../../../tailwind.config'

/** The colour of a surface, which decides what `text-ink`, `border-line` and the other roles look like on it. */
export type Ground = keyof typeof grounds

declare module 'react' {
  // oxlint-disable-next-line no-unused-vars
  interface HTMLAttributes<T> {
    /** Makes the element a surface of this colour. */
    'data-ground'?: Ground | undefined
  }
}
