import type { ReactNode } from 'react'

/** A recommended example and a discouraged one. The `pairs` of stories/guidance/<Name>.tsx are on the docs page. */
export interface Pair {
  readonly good: ReactNode
  readonly bad: ReactNode
  /** Why the first is better, in a sentence. */
  readonly reason: string
}
