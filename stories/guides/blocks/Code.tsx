import type { ReactNode } from 'react'

/** A value from the code. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-caption text-muted">{children}</code>
}
