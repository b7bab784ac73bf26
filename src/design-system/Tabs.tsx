import { clsx } from 'clsx'
import * as RadixTabs from '@radix-ui/react-tabs'
import { useState, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { usePageDirection } from './internal/usePageDirection'

export interface TabsItem {
  /** Identifies the tab among the others; part of its id, so without spaces. */
  readonly value: string
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps extends NativeProps<'div', 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  /** The accessible name of the row of tabs, such as "Views of the house". */
  label: string
  /** Two to five tabs, in order; the first is selected initially. */
  items: readonly TabsItem[]
}

const tabClasses = clsx(
  'min-h-11 grow cursor-pointer px-1 py-2',
  'rounded-small border-b-2 border-transparent text-small font-medium text-muted',
  'transition-colors duration-quick',
  'sm:grow-0 sm:px-4',
  'hover:text-ink data-[state=active]:border-accent-strong data-[state=active]:text-ink',
  'forced-colors:border-canvas forced-colors:data-[state=active]:border-[Highlight]',
)

/**
 * Use for two to five views of the same thing, one at a time, such as the drawings of a house. For a choice in a form,
 * use `SegmentedControl`; for text that most visitors don't need, use `Disclosure`.
 * - Without JavaScript all panels are shown one below the other; in print only the selected one.
 */
export function Tabs({ label, items, ...props }: TabsProps) {
  const direction = usePageDirection()
  const [selected, setSelected] = useState(items[0]?.value)
  return (
    <RadixTabs.Root
      {...props}
      dir={direction}
      value={selected}
      onValueChange={setSelected}
      className="flex min-w-0 flex-col gap-3"
    >
      <RadixTabs.List aria-label={label} className="flex flex-wrap sm:gap-x-1 noscript:hidden print:hidden">
        {items.map(({ value, label: text }) => (
          <RadixTabs.Trigger
            key={value}
            value={value}
            // Radix selects on pointer down, which some screen readers and clicks before hydration don't send.
            onClick={() => setSelected(value)}
            className={tabClasses}
          >
            {text}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <div className="flex flex-col noscript:gap-8">
        {items.map(({ value, content }) => (
          <RadixTabs.Content
            key={value}
            value={value}
            forceMount
            // No tab stop: it can be read without, and what can be operated in it has its own.
            tabIndex={-1}
            className="rounded-small data-[state=inactive]:hidden noscript:block!"
          >
            {content}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  )
}
