import { Children, type ReactNode } from 'react'
import { SvgIcon } from './internal/SvgIcon'
import type { SvgIconName } from './internal/icons'
import type { NativeProps } from './internal/NativeProps'

type AlertTone = 'info' | 'success' | 'warning' | 'danger'

interface AlertOwnProps {
  /** The kind of message, conveyed by icon, border and colour. */
  tone: AlertTone
  /**
   * How screen readers announce it: immediately, politely, or not at all, for a message that is present from the start.
   * @default 'alert' for danger, else 'status'
   */
  role?: 'alert' | 'status' | 'none'
  /** The message in a few words, above the text. @default none */
  title?: string | undefined
  /** The message. While it is empty, only the live region is rendered, so that a later message is announced. */
  children: ReactNode
  /** Buttons or links for what to do next. @default none */
  actions?: ReactNode
}

export type AlertProps = AlertOwnProps & NativeProps<'div', AlertOwnProps>

const icons: Record<AlertTone, SvgIconName> = {
  info: 'circle-info',
  success: 'circle-check',
  warning: 'triangle-exclamation',
  danger: 'circle-exclamation',
}

const rules: Record<AlertTone, string> = {
  info: 'border-s-brand',
  success: 'border-s-success',
  warning: 'border-s-accent-strong',
  danger: 'border-s-danger',
}

const inks: Record<AlertTone, string> = {
  info: 'text-brand',
  success: 'text-success',
  warning: 'text-accent-strong',
  danger: 'text-danger',
}

const leadingEmoji = /^\s*\p{Extended_Pictographic}/u

/**
 * Use for a message about something that has happened or is about to happen. For an error in a single field, use the
 * field's `errorMessage`.
 *
 * - Announced when it appears: `danger` immediately, the other tones politely.
 * - With empty children, it is an empty live region that takes no space.
 * - The tone is conveyed by an icon as well as by colour. Text that starts with an emoji, such as ✅, gets no icon.
 * - In a right-to-left page its thick edge and its icon are on the right. In forced colours both remain, and text of
 *   twice the usual size isn't cut off.
 */
export function Alert({ tone, role, title, children, actions, ...props }: AlertProps) {
  const announcement = role ?? (tone === 'danger' ? 'alert' : 'status')
  // Leaves out what React doesn't render, such as false.
  const isEmpty = Children.toArray(children).every((child) => child === '')
  const first = title || children
  const startsWithEmoji = typeof first === 'string' && leadingEmoji.test(first)
  return (
    <div
      {...props}
      data-state={isEmpty ? 'empty' : 'shown'}
      data-ground={isEmpty ? undefined : 'white'}
      // Out of the flow while empty, so that a stack adds no gap for it.
      className={
        isEmpty
          ? 'absolute'
          : `flex flex-wrap gap-x-3 rounded-small border border-s-4 border-line px-4 py-3 ${rules[tone]}`
      }
    >
      {!isEmpty && !startsWithEmoji && (
        <span className={`flex h-[1lh] shrink-0 items-center ${inks[tone]}`}>
          <SvgIcon name={icons[tone]} />
        </span>
      )}
      <div className="flex min-w-0 shrink grow basis-32 flex-col gap-1 wrap-break-word">
        {/* Only the text: if a button inside it changed, the whole message would be announced again. */}
        <div role={announcement === 'none' ? undefined : announcement}>
          {/* Inserted as one element, so that title and text are announced once. */}
          {!isEmpty && (
            <div className="flex flex-col gap-1">
              {title && <p className="font-bold text-ink">{title}</p>}
              <div className="max-w-prose text-ink">{children}</div>
            </div>
          )}
        </div>
        {!isEmpty && actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  )
}
