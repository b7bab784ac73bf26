import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the window, and the page in the tab that is shown. */
export function useIsVisible(target: RefObject<Element | null>) {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    let isIntersecting = false
    const update = () => setIsVisible(isIntersecting && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isIntersecting = entries.at(-1)?.isIntersecting ?? false
      update()
    })
    observer.observe(target.current)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [target])
  return isVisible
}
