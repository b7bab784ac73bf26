import type { ReactNode } from 'react'
import { Heading } from './Heading'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface CheckboxGroupOwnProps {
  /** The legend above the group and its accessible name. */
  label: string
  /** Renders the label as a heading of this level. @default no heading */
  headingLevel?: InnerHeadingLevel
  /** The `Checkbox`es. */
  children: ReactNode
}

export type CheckboxGroupProps = CheckboxGroupOwnProps &
  NativeProps<'fieldset', CheckboxGroupOwnProps, 'form' | 'name' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for several `Checkbox`es that answer one question. For answers that exclude each other, use `SegmentedControl` or
 * `Select`.
 *
 * - A group named by its label.
 * - Two columns where there is enough room, otherwise one. The Tab key follows the reading order.
 */
export function CheckboxGroup({ label, headingLevel, children, ...props }: CheckboxGroupProps) {
  return (
    <fieldset {...props} className="w-full max-w-field min-w-0 wrap-break-word">
      <legend className="text-small font-medium text-ink">
        {headingLevel ? <Heading level={headingLevel}>{label}</Heading> : label}
      </legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12em),1fr))] gap-x-6">
        {children}
      </div>
    </fieldset>
  )
}
