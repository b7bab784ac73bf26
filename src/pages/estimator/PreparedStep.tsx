import { Activity, useState, type ReactNode } from 'react'

export interface PreparedStepProps {
  isShown: boolean
  children: ReactNode
}

/**
 * A step that is rendered in advance, hidden and without effects, so that it opens sooner. Each opening begins with new
 * state.
 */
export function PreparedStep({ isShown, children }: PreparedStepProps) {
  const [{ wasShown, closings }, setLast] = useState({ wasShown: isShown, closings: 0 })
  if (wasShown !== isShown) setLast({ wasShown: isShown, closings: isShown ? closings : closings + 1 })
  return (
    <Activity key={closings} mode={isShown ? 'visible' : 'hidden'}>
      {children}
    </Activity>
  )
}
