/** The rule engines. */
export type EngineName = 'axe' | 'IBM' | 'Alfa'

/** What a rule engine finds in a page. */
export interface Finding {
  readonly engine: EngineName
  /** The engine's name of the rule; for IBM's with the reason. */
  readonly rule: string
  /** Whether the rule fails; otherwise the engine leaves it to a person. */
  readonly isCertain: boolean
  readonly message: string
  /** What describes the element in the same way in each run. */
  readonly element: string
}
