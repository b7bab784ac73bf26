import { useLayoutEffect } from 'react'

/** The values that rendered components set, by the attribute's name; the last one applies. */
const settings = new Map<string, { readonly value: string }[]>()

function apply(name: string) {
  const last = settings.get(name)?.at(-1)
  if (last) document.documentElement.setAttribute(name, last.value)
  else document.documentElement.removeAttribute(name)
}

/**
 * Sets an attribute of the root element while the component is shown, unless the value is undefined. Use it instead of
 * `html:has()`, which Chromium matches again at every change of the page.
 */
export function useRootAttribute(name: `data-${string}`, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined
    const setting = { value }
    settings.set(name, [...(settings.get(name) ?? []), setting])
    apply(name)
    return () => {
      settings.set(name, settings.get(name)?.filter((other) => other !== setting) ?? [])
      apply(name)
    }
  }, [name, value])
}
