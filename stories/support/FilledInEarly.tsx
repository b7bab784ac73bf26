import { useEffect, useRef, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

interface FilledInEarlyProps {
  /** What stands in the field before React hydrates it. */
  text: string
  children: ReactNode
}

/** A field as a visitor of a prerendered page meets it: typed into, with the caret at its start, before it is hydrated. */
export function FilledInEarly({ text, children }: FilledInEarlyProps) {
  const host = useRef<HTMLDivElement>(null)
  const field = useRef(children)
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    element.innerHTML = renderToString(field.current)
    const control = element.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    )
    if (control) control.value = text
    control?.focus()
    if (control && 'setSelectionRange' in control) control.setSelectionRange(0, 0)
    const root = hydrateRoot(element, field.current)
    // React can't unmount another root while it unmounts this one.
    return () => queueMicrotask(() => root.unmount())
  }, [text])
  return <div ref={host} />
}
