import { useState } from 'react'
import {
  Checkbox,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  type NumberFieldProps,
  type TextFieldProps,
} from '../../src/design-system'

/** Fields that keep their value, for the examples of stories/guidance. */

interface ChoiceProps {
  label: string
  options: readonly [string, ...string[]]
  /** @default the first option */
  initial?: string
  placeholder?: string
}

/** The props of a field for one of some options. */
function useChoice({ options, initial = options[0], ...props }: ChoiceProps) {
  const [value, onValueChange] = useState(initial)
  return {
    ...props,
    options: options.map((option) => ({ value: option, label: option })),
    value,
    onValueChange,
  }
}

export const SampleSegments = (props: ChoiceProps) => <SegmentedControl {...useChoice(props)} />

export const SampleSelect = (props: ChoiceProps) => <Select {...useChoice(props)} />

export function SampleCheckbox({ label, initial = false }: { label: string; initial?: boolean }) {
  const [isChecked, setIsChecked] = useState(initial)
  return <Checkbox label={label} isChecked={isChecked} onCheckedChange={setIsChecked} />
}

type TextProps = Pick<TextFieldProps, 'label' | 'type' | 'description' | 'placeholder' | 'errorMessage'>

/** A field whose error disappears with the first change. */
export function SampleText({ initial = '', errorMessage, ...props }: TextProps & { initial?: string }) {
  const [value, setValue] = useState(initial)
  const error = value === initial ? errorMessage : undefined
  return <TextField {...props} value={value} onValueChange={setValue} errorMessage={error} />
}

/** Reads a number with thousands separators; undefined if the text isn't one. */
export function readSample(text: string): number | undefined {
  const number = Number(text.replaceAll(',', ''))
  return Number.isNaN(number) ? undefined : number
}

type NumberProps = Pick<NumberFieldProps, 'label' | 'unit'>

export function SampleNumber({ initial, ...props }: NumberProps & { initial: string }) {
  const [value, setValue] = useState(initial)
  const number = readSample(value)
  return <NumberField {...props} number={number} value={value} onValueChange={setValue} minimum={0} />
}
