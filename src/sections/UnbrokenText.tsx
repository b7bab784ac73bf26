export interface UnbrokenTextProps {
  /** Words that belong together, such as an amount. */
  children: string
  /** The direction of writing, if it doesn't follow from the text. */
  dir?: 'ltr'
}

/**
 * Use for a few words that a line shouldn't break: wherever they don't fit on one line, they break at their spaces, and
 * never within a word. In a link, they are underlined with it.
 */
export function UnbrokenText({ children, dir }: UnbrokenTextProps) {
  return (
    <bdi dir={dir} className="inline-block max-w-full wrap-normal underline-inherited">
      {children}
    </bdi>
  )
}
