import { Heading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { FactTable } from './FactTable'

const controls = 'button, a[href], input:not([type="hidden"]), select, textarea, summary'
const pixels = (value: string) => `${Math.round(Number.parseFloat(value) * 10) / 10} px`

/** The sizes of the controls in an example of the page, measured as often as they change. */
export function Sizes({ storyId }: { storyId: string }) {
  const [rows, setRows] = useState<readonly (readonly string[])[]>([])
  useEffect(() => {
    const example = document.querySelector(`[id^="story--${storyId}"]`)
    if (!example) return undefined
    const observer = new ResizeObserver(() => {
      const visible = [...example.querySelectorAll<HTMLElement>(controls)].filter((part) =>
        part.checkVisibility(),
      )
      const parts = visible.map((part) => {
        const { paddingInlineStart, fontSize, borderStartStartRadius } = getComputedStyle(part)
        const [label = part] = 'labels' in part ? (part.labels as NodeListOf<HTMLElement>) : []
        const name = part.ariaLabel ?? label.textContent
        // The target of a checkbox is its label, too.
        const { height } = (part.closest('label') ?? part).getBoundingClientRect()
        return [
          name === '' ? part.localName : name,
          pixels(`${height}`),
          pixels(paddingInlineStart),
          pixels(fontSize),
          pixels(borderStartStartRadius),
        ]
      })
      setRows(parts.slice(0, 6))
    })
    observer.observe(example)
    return () => observer.disconnect()
  }, [storyId])
  if (rows.length === 0) return null
  return (
    <>
      <Heading>Sizes</Heading>
      <FactTable
        caption="Sizes"
        columns={['Control', 'Height of the target', 'Space inside, at the start', 'Text', 'Corners']}
        rows={rows}
      />
    </>
  )
}
