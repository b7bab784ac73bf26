import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the window. */
export function useIsVisible(target: RefObject<Element | null>) {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsVisible(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isVisible
}
