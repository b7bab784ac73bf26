/** What a rule engine finds in a page. */
export interface Finding {
  /** The engine's name of the rule. */
  readonly rule: string
  /** Whether the rule fails; otherwise the engine leaves it to a person. */
  readonly isCertain: boolean
  readonly message: string
  /** The start of the element, or where it is. */
  readonly html: string
}
