import { useCallback, type Ref } from 'react'

/** Merges a component's own ref with the one passed to it. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element) => {
      const detachers = [own, given].map((ref) => attachRef(ref, element))
      return () => detachers.forEach((detach) => detach())
    },
    [own, given],
  )
}

/** Attaches the element to the ref and returns a function that detaches it. */
function attachRef<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
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
