import { useEffect, useRef, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

interface FilledBeforeHydrationProps {
  /** The text entered before hydration. */
  text: string
  children: ReactNode
}

/** A prerendered field that contains text, with the caret at the start, before React hydrates it. */
export function FilledBeforeHydration({ text, children }: FilledBeforeHydrationProps) {
  const host = useRef<HTMLDivElement>(null)
  const field = useRef(children)
  const root = useRef<Root>(null)
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
    const hydrated = hydrateRoot(element, field.current)
    root.current = hydrated
    // React can't unmount a root while it is rendering another one.
    return () => queueMicrotask(() => hydrated.unmount())
  }, [text])
  useEffect(() => {
    if (children !== field.current) root.current?.render(children)
  }, [children])
  return <div ref={host} />
}
