import { Link as RouterLink } from 'react-router-dom'

export interface PriceCellProps {
  to: string
  caption: string
  /** The large figure. */
  children: string
}

/** A cell of the line of prices below the models, like one of a drawing's title block: a link with a caption and a figure. */
export function PriceCell({ to, caption, children }: PriceCellProps) {
  return (
    <RouterLink
      to={to}
      className="flex min-h-11 flex-col justify-center border-t border-ink py-2 text-ink transition-colors duration-quick hover:bg-tint"
    >
      <span className="text-caption text-muted">{caption}</span>{' '}
      <span className="text-chapter font-bold tabular-nums underline decoration-1 underline-offset-4">
        {children}
      </span>
    </RouterLink>
  )
}
