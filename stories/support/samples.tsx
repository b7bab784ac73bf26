import {
  Checkbox,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  type NumberFieldProps,
  type TextFieldProps,
} from '../../src/design-system'
import { Stateful } from './Stateful'

/** Fields that keep their value, for the examples of stories/guidance. */

interface ChoiceProps {
  label: string
  options: readonly [string, ...string[]]
  /** @default the first option */
  initial?: string
}

export function SampleSegments({ label, options, initial = options[0] }: ChoiceProps) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <SegmentedControl
          label={label}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

export function SampleSelect({
  label,
  options,
  initial = options[0],
  ...props
}: ChoiceProps & { placeholder?: string }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <Select
          {...props}
          label={label}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

export function SampleCheckbox({ label, initial = false }: { label: string; initial?: boolean }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => <Checkbox label={label} isChecked={value} onCheckedChange={setValue} />}
    </Stateful>
  )
}

type TextProps = Pick<TextFieldProps, 'label' | 'type' | 'description' | 'placeholder'>

/** A field whose error disappears with the first change. */
export function SampleText({
  initial = '',
  errorMessage,
  ...props
}: TextProps & { initial?: string; errorMessage?: string }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <TextField
          {...props}
          value={value}
          onValueChange={setValue}
          errorMessage={value === initial ? errorMessage : undefined}
        />
      )}
    </Stateful>
  )
}

/** Reads a number with thousands separators; undefined if the text isn't one. */
export function readSample(text: string): number | undefined {
  const number = Number(text.replaceAll(',', ''))
  return Number.isNaN(number) ? undefined : number
}

type NumberProps = Pick<NumberFieldProps, 'label' | 'unit'>

export function SampleNumber({ initial, ...props }: NumberProps & { initial: string }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <NumberField
          {...props}
          number={readSample(value)}
          value={value}
          onValueChange={setValue}
          minimum={0}
        />
      )}
    </Stateful>
  )
}
