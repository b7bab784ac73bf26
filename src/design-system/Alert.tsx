import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'
import { startsWithOutcome, withMarks } from './internal/withMarks'

export interface AlertProps extends NativeProps<'div', 'role'> {
  /** The kind of message, conveyed by icon, border and colour. */
  tone: keyof typeof tones
  /** How it is announced; `polite` has no role, which would be found while empty. @default 'alert' for danger, else 'status' */
  live?: keyof typeof liveRegions | undefined
  /** The message in a few words, above the text. @default none */
  title?: string | undefined
  /** The message. While it is empty or false, only the live region is rendered, so that a later message is announced. */
  children: ReactNode
  /** Buttons or links for what to do next. @default none */
  actions?: ReactNode | undefined
}

const tones = {
  info: { icon: 'circle-info', border: 'border-s-brand', ink: 'text-brand' },
  success: { icon: 'circle-check', border: 'border-s-success', ink: 'text-success' },
  warning: { icon: 'triangle-exclamation', border: 'border-s-accent-strong', ink: 'text-accent-strong' },
  danger: { icon: 'circle-exclamation', border: 'border-s-danger', ink: 'text-danger' },
} as const

const liveRegions = {
  alert: { 'aria-live': 'assertive' },
  status: { role: 'status' },
  polite: { 'aria-live': 'polite', 'aria-atomic': true },
  none: {},
} as const

/**
 * Use for a message about something that has happened or is about to happen. For an error in a single field, use the
 * field's `errorMessage`.
 * - Without a message it is an empty live region that takes no space.
 * - Text that starts with ✅ or ❌ has it as its icon.
 */
export function Alert({
  tone,
  live = tone === 'danger' ? 'alert' : 'status',
  title,
  children,
  actions,
  ...props
}: AlertProps) {
  const { icon, border, ink } = tones[tone]
  const isShown = Boolean(children)
  const hasOwnIcon = !title && startsWithOutcome(children)
  return (
    <div
      {...props}
      data-state={isShown ? 'shown' : 'empty'}
      data-surface={isShown ? 'white' : undefined}
      // Out of the flow while empty, so that a stack adds no gap for it.
      className={
        isShown
          ? clsx('flex flex-wrap gap-x-3 rounded-small border border-s-4 border-line px-4 py-3', border)
          : 'absolute'
      }
    >
      {isShown && !hasOwnIcon && (
        <span className={clsx('flex h-[1lh] shrink-0 items-center', ink)}>
          <Icon name={icon} />
        </span>
      )}
      <div className="flex min-w-0 shrink grow basis-32 flex-col gap-1 wrap-break-word">
        {/* Only the text: if a button inside it changed, the whole message would be announced again. */}
        <div
          {...liveRegions[live]}
          // An alert that is inserted without a message is said to be blank.
          {...(live === 'alert' && isShown && { role: live })}
        >
          {/* Inserted as one element, so that title and text are announced once. */}
          {isShown && (
            <div className="flex flex-col gap-1">
              {title && <p className="font-bold text-ink">{title}</p>}
              <div className={clsx('max-w-reading text-ink', hasOwnIcon && 'ps-[1.5em] -indent-[1.5em]')}>
                {withMarks(children, ink)}
              </div>
            </div>
          )}
        </div>
        {isShown && actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  )
}
