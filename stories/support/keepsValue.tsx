import { useState, type ComponentType } from 'react'

interface ValueProps {
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** Returns a field, for stories, that keeps its value and reports each change. */
export function keepsValue<Props extends ValueProps>(Field: ComponentType<Props>) {
  return function Controlled(args: Props) {
    const [value, setValue] = useState(args.value)
    return (
      <Field
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setValue(next)
        }}
      />
    )
  }
}
