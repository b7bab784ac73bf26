import { controlsIn, type Control } from '../lib/controlsIn'

/**
 * Keeps what visitors type while the page starts, also if React renders it anew because a program, such as a password
 * manager, has changed it. Call it before rendering; the result, once the page is interactive.
 */
export function keepTyped(root: HTMLElement): () => void {
  const before = controlsIn(root)
  let focused = document.activeElement
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', remember)
  return () => {
    root.removeEventListener('focusin', remember)
    const after = controlsIn(root)
    const replaced = before.flatMap((control, index) => {
      const next = after[index]
      return !control.isConnected && next && keyOf(next) === keyOf(control) ? [{ control, next }] : []
    })
    const enterAll = (isWanted: (control: Control) => boolean) => {
      for (const { control, next } of replaced)
        if (isWanted(control) && isChanged(control)) enter(next, control)
    }
    // A choice, such as that of a unit, may convert a text, so React handles the choices first.
    enterAll(isChoice)
    queueMicrotask(() => {
      enterAll((control) => !isChoice(control))
      replaced.find(({ control }) => control === focused)?.next.focus()
    })
  }
}

/** What a control and its replacement have in common; generated names differ. */
const keyOf = (control: Control) => `${control.type} ${isChoice(control) ? control.value : control.name}`

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected
  return control.value !== control.defaultValue
}

/** Enters what another control contains, as the visitor did. */
function enter(control: Control, typed: Control) {
  if (isChoice(control)) {
    if (isChoice(typed) && typed.checked !== control.checked) control.click()
    return
  }
  // React overrides the property of the element to detect changes.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, typed.value)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
