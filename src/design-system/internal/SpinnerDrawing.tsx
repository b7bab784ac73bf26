/** The turning arc, without words: whoever uses it says what is being waited for. */
export function SpinnerDrawing() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none">
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.3" />
      <path
        d="M12 2a10 10 0 0 1 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
