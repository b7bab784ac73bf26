import { clsx } from 'clsx'

const sizes = {
  medium: 'size-[1.25em] stroke-[2.5]',
  large: 'size-32 stroke-[0.5]',
}

export type SpinnerSize = keyof typeof sizes

/** The spinning arc, hidden from screen readers. The surrounding component provides the text. */
export function SpinnerIcon({ size = 'medium' }: { size?: SpinnerSize }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      className={clsx('shrink-0 animate-spin motion-reduce:animate-none', sizes[size])}
    >
      <circle cx="12" cy="12" r="10" opacity="0.25" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  )
}
