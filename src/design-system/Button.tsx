import { clsx } from 'clsx'
import { ButtonRoot, type ButtonVariant } from './internal/ButtonRoot'
import type { NativeProps } from './internal/NativeProps'
import { withMarks } from './internal/withMarks'
import { SpinnerIcon } from './Spinner'

interface ButtonOwnProps {
  /** Its visual weight. Use one primary button per view. @default 'primary' */
  variant?: Exclude<ButtonVariant, 'subtle'> | undefined
  /** Large for the main action of a page. @default 'medium' */
  size?: keyof typeof sizes | undefined
  /** Styles its only child, such as a router link, which can be neither disabled nor loading. @default false */
  asChild?: boolean | undefined
  /** Disables the button; it keeps the focus and ignores clicks. @default false */
  isDisabled?: boolean | undefined
  /** Shows and announces it as disabled, but a click still acts, so that the page can say what is missing. @default false */
  isSoftDisabled?: boolean | undefined
  /** Shows that its action is pending. It keeps the focus and ignores clicks. @default false */
  isLoading?: boolean | undefined
  /** The text and accessible name while loading. Its change isn't in a live region. @default its children */
  loadingLabel?: string | undefined
}

export type ButtonProps = ButtonOwnProps &
  NativeProps<'button', 'aria-disabled' | 'aria-busy'> &
  (
    | { asChild?: false | undefined; isSoftDisabled?: undefined }
    | { asChild?: false | undefined; isDisabled?: undefined; isLoading?: undefined }
    | { asChild: true; isDisabled?: never; isSoftDisabled?: never; isLoading?: never; loadingLabel?: never }
  )

const sizes = {
  medium: 'min-h-11 py-2 text-small',
  large: 'min-h-14 py-3 text-body wrap-anywhere',
}

const paddings: Record<keyof typeof sizes, string> = { medium: 'px-5', large: 'px-large' }

// Its text, rather than its target, which is wider, aligns with what is above and below.
const quiet =
  'relative before:absolute before:-inset-x-2 before:inset-y-0 underline decoration-1 underline-offset-4'

/**
 * Use for an action, and with `asChild` for the main link of a page. For a link within text use `Link`, for a button
 * without text `IconButton`.
 * - While loading it neither acts nor submits again; what must be heard meanwhile belongs in an `Alert`.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  asChild = false,
  isDisabled = false,
  isSoftDisabled = false,
  isLoading = false,
  loadingLabel,
  ...props
}: ButtonProps) {
  return (
    <ButtonRoot
      {...props}
      variant={variant}
      state={isLoading ? 'loading' : isDisabled || isSoftDisabled ? 'disabled' : 'ready'}
      isBlocked={isLoading || isDisabled}
      asChild={asChild}
      aria-busy={isLoading || undefined}
      className={clsx('gap-2 rounded-small', sizes[size], variant === 'quiet' ? quiet : paddings[size])}
      renderContent={(children) =>
        isLoading ? (
          // Its idle text is rendered invisibly in the same grid cell, so that the button doesn't get narrower.
          <span
            data-idle={typeof children === 'string' ? children : undefined}
            className="before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-idle)] grid items-center justify-items-center"
          >
            <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
              <SpinnerIcon size="medium" />
              {loadingLabel ?? children}
            </span>
          </span>
        ) : (
          withMarks(children)
        )
      }
    />
  )
}
