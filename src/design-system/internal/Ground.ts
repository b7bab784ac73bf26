import type { grounds } from '../../../tailwind.config'

/** The colour of a surface. What stands on it takes its inks from it: `text-ink`, `border-line` and so on. */
export type Ground = keyof typeof grounds

declare module 'react' {
  // oxlint-disable-next-line no-unused-vars
  interface HTMLAttributes<T> {
    /** Makes the element a surface of this colour. */
    'data-ground'?: Ground | undefined
  }
}
