import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window or less than a window's height away from it. */
export function useIsNear(target: RefObject<Element | null>) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100% 0%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isNear
}
