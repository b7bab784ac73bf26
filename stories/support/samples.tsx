import { parseNumber } from '../../src/estimator'
import {
  Checkbox,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  type NumberFieldProps,
  type ParsedNumber,
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

/** Reads numbers of marlas as the estimator does. */
export function parseSample(text: string): ParsedNumber {
  const parsed = parseNumber(text, ['marlas'])
  if (parsed.kind === 'empty') return { plain: '' }
  if (parsed.kind !== 'number') return { plain: text, errorMessage: 'Enter a number.' }
  return { plain: parsed.plain, warning: parsed.isDecimalComma ? `Read as ${parsed.plain}.` : undefined }
}

type NumberProps = Pick<NumberFieldProps, 'label' | 'unit'>

export function SampleNumber({ initial, ...props }: NumberProps & { initial: string }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <NumberField {...props} parse={parseSample} value={value} onValueChange={setValue} minimum={0} />
      )}
    </Stateful>
  )
}
