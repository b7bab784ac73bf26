import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window, or less than the margin away from it. */
export function useIsNear(target: RefObject<Element | null>, rootMargin: string) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, rootMargin])
  return isNear
}
