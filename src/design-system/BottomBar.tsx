import type { ReactNode } from 'react'
import { SvgIcon } from './internal/SvgIcon'
import type { NativeProps } from './internal/NativeProps'
import { useRootAttribute } from './internal/useRootAttribute'

/** What a `BottomBar` sums up. */
export interface BottomBarSummary {
  /** The name of the content that the button opens, such as "Your Estimate". */
  readonly opens: string
  /** The name of the value, such as "Grand Total"; not visible. */
  readonly label: string
  /** The value, in large type. */
  readonly value: ReactNode
  /** Smaller text below the value. @default none */
  readonly note?: ReactNode
}

interface BottomBarOwnProps {
  /** The value and what it is. While it is undefined, the bar takes no space. */
  summary: BottomBarSummary | undefined
  /** Called when the summary is clicked, to show more about it in a `Sheet`. */
  onSummaryClick: () => void
  /** The `Button` for the next step. */
  action: ReactNode
}

export type BottomBarProps = BottomBarOwnProps & NativeProps<'div', BottomBarOwnProps, 'children'>

/**
 * Use at the end of a long form, for its result and the button that continues, while the result itself is out of view.
 *
 * - Shown only in windows narrower than `lg`; hidden in print.
 * - Sticks to the lower edge of the window, except in a window that is too low for it; at the end of the page it covers
 *   nothing.
 * - A control of the page that gets the focus is scrolled clear of it.
 * - The summary is a button that is announced with its value and as opening a dialog; the page opens it.
 */
export function BottomBar({ summary, onSummaryClick, action, ...props }: BottomBarProps) {
  useRootAttribute('data-bottom-bar', summary && '')
  return (
    // In the document even if it is empty: inserting it would make the browser compute the style of every element.
    <div
      {...props}
      data-sticky="bottom"
      data-ground="paper"
      data-state={summary ? 'shown' : 'empty'}
      className="@container bar-below z-sticky -mx-gutter border-t border-line-strong px-gutter pb-safe data-[state=empty]:hidden lg:hidden print:hidden"
    >
      {summary && (
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-0.5 @max-numbers:gap-y-2 @max-numbers:py-2 @max-numbers:*:last:grow">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onSummaryClick}
            className="group -mx-1 flex min-h-12 min-w-0 cursor-pointer flex-col justify-center rounded-small px-1 -outline-offset-1 text-start text-ink tabular-nums"
          >
            {/* The name says it together with the label. */}
            <span
              aria-hidden="true"
              className="flex items-center gap-1 text-caption leading-tight text-accent transition-colors duration-quick group-hover:text-ink"
            >
              <bdi>{summary.opens}</bdi>
              <SvgIcon name="chevron-up" />
            </span>
            <span className="text-subheading leading-tight font-bold wrap-anywhere">
              <span className="sr-only">{`${summary.opens}: ${summary.label} `}</span>
              <bdi>{summary.value}</bdi>
            </span>
            {summary.note && (
              <span className="text-caption leading-tight text-muted">
                <bdi>{summary.note}</bdi>
              </span>
            )}
          </button>
          {action}
        </div>
      )}
    </div>
  )
}
