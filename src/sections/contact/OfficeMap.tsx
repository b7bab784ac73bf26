import type { ComponentProps } from 'react'
import { ContentDrawing } from '../pictures/ContentDrawing'

/** The drawn map of the office's neighbourhood, which is decorative, and what lies on top of it. */
export function OfficeMap({ children, ...props }: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      {...props}
      className="relative aspect-2/1 min-w-0 grow overflow-clip rounded-medium border border-line sm:aspect-4/3 lg:aspect-5/2 print:hidden"
    >
      <div className="absolute inset-0">
        <ContentDrawing name="office-map" fit="cover" position="pin" />
      </div>
      {children}
    </div>
  )
}
