import {
  faCircleCheck,
  faCircleExclamation,
  faCircleInfo,
  faTriangleExclamation,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import type { ReactNode } from 'react'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'

type AlertTone = 'info' | 'success' | 'warning' | 'danger'

interface AlertOwnProps {
  /** What kind of message it is; shown by sign, rule and colour. */
  tone: AlertTone
  /**
   * How screen readers learn of it: at once, when they pause, or not at all because it is there from the
   * start. @default 'alert' for danger, else 'status'
   */
  role?: 'alert' | 'status' | 'none'
  /** The message in a few words. @default none */
  title?: string | undefined
  /** The message; while there is none, only the empty live region stays, so that a later one is announced. */
  children: ReactNode
  /** Buttons or links that help on. @default none */
  actions?: ReactNode
}

export type AlertProps = AlertOwnProps & NativeProps<'div', AlertOwnProps>

const icons: Record<AlertTone, IconDefinition> = {
  info: faCircleInfo,
  success: faCircleCheck,
  warning: faTriangleExclamation,
  danger: faCircleExclamation,
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

const sign = /^\s*\p{Extended_Pictographic}/u

/**
 * Use for a message about what has happened or is about to. For what is wrong with one field use its
 * `errorMessage`.
 *
 * - Announced when it comes: danger at once, the others when the reader pauses.
 * - Kept mounted with empty children, it is a live region that shows and says nothing until there is text.
 * - Its kind is told by a sign and the words, not by colour alone; a text that begins with a sign of its own, such
 *   as ✅, gets no second one.
 */
export function Alert({ tone, role, title, children, actions, ...props }: AlertProps) {
  const announcement = role ?? (tone === 'danger' ? 'alert' : 'status')
  const isEmpty = children === undefined || children === null || children === false || children === ''
  const first = title || children
  const bringsItsSign = typeof first === 'string' && sign.test(first)
  return (
    <div
      {...props}
      data-state={isEmpty ? 'empty' : 'shown'}
      data-ground={isEmpty ? undefined : 'white'}
      // Out of the flow while empty, so that a stack leaves no gap for it.
      className={
        isEmpty
          ? 'absolute'
          : `flex flex-wrap gap-x-3 rounded-small border border-s-4 border-line px-4 py-3 ${rules[tone]}`
      }
    >
      {!isEmpty && !bringsItsSign && (
        <span className={`flex h-[1lh] shrink-0 items-center ${inks[tone]}`}>
          <Glyph icon={icons[tone]} />
        </span>
      )}
      <div className="flex min-w-0 shrink grow basis-32 flex-col gap-1 wrap-break-word">
        {/* Only the words: a button beside them that changes would have all of it read out again. */}
        <div role={announcement === 'none' ? undefined : announcement} className="flex flex-col gap-1">
          {!isEmpty && title && <p className="font-bold text-ink">{title}</p>}
          {!isEmpty && <div className="max-w-prose text-ink">{children}</div>}
        </div>
        {!isEmpty && actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  )
}
