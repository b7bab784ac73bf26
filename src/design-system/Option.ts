/** An option of `Select` or `SegmentedControl`. */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}
