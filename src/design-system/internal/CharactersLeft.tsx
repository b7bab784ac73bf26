import { useEffect, useState } from 'react'
import { useLabels } from '../labels'

interface CharactersLeftProps {
  /** Referenced by the `aria-describedby` of the control. */
  id: string
  count: number
}

/** How long the visitor must stop typing before the number is announced, in milliseconds. */
const pauseMs = 1000

/** The number of characters that can still be entered. Each key changes it, but only a pause announces it. */
export function CharactersLeft({ id, count }: CharactersLeftProps) {
  const text = useLabels().charactersLeft(count)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p id={id} className="mt-1.5 text-small text-muted">
        {text}
      </p>
      <div aria-live="polite" className="sr-only">
        {announced}
      </div>
    </>
  )
}
