/** A short word above a heading, in a box. */
export function Badge({ children }: { children: string }) {
  return (
    <p className="rounded-small border border-accent px-2 py-0.5 text-caption font-medium text-accent">
      {children}
    </p>
  )
}
