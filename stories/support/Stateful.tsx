import { useState, type ReactNode } from 'react'

interface StatefulProps<Value> {
  initial: Value
  /** Renders an example with the current value. */
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Keeps the value of an example that can be operated. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
