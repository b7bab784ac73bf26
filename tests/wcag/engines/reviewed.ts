/** A rule whose findings were reviewed and accepted. */
interface ReviewedRule {
  readonly rule: string
  /** The largest number of elements in any state. */
  readonly most: number
  readonly reason: string
}

export const reviewed: readonly ReviewedRule[] = []
