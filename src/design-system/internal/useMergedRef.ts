import { useCallback, type Ref } from 'react'

/** One ref for two users of the same element: the component itself and the page. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element) => {
      const leave = [own, given].map((ref) => attach(ref, element))
      return () => leave.forEach((detach) => detach())
    },
    [own, given],
  )
}

/** Hands the element to the ref, and returns what takes it away again. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element)
    return typeof detach === 'function' ? detach : () => void ref(null)
  }
  if (!ref) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
