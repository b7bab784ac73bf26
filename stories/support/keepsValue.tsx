import { useState, type ComponentType } from 'react'

interface ValueProps {
  value: string
  onValueChange: (value: string) => void
}

/** Returns a field, for stories, that keeps its value and reports each change. */
export function keepsValue<Props extends ValueProps>(Field: ComponentType<Props>) {
  return function Controlled(args: Props) {
    const [value, setValue] = useState<string>(args.value)
    return (
      <Field
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  }
}
