export interface AmountsProps {
  /** The text. */
  children: string
}

/** An amount written by `formatPkr`, with anything attached to it, such as a sign, a full stop or "/sq". */
const amountPattern = /(\S*PKR\u00A0\S+)/

/**
 * Use for text that may contain amounts. An amount is on one line wherever it fits; otherwise it breaks after "PKR", and
 * never within its digits. In a link, the amount is underlined like the rest.
 */
export function Amounts({ children }: AmountsProps) {
  const [before, amount, ...others] = children.split(amountPattern)
  const after = others.join('')
  return (
    <>
      {/* In an element of its own, so that the text is updated even if the browser has translated the page. */}
      {before && <span>{before}</span>}
      {amount && (
        <bdi className="inline-block max-w-full wrap-normal underline-inherited">
          {amount.replace('\u00A0', ' ')}
        </bdi>
      )}
      {after && <Amounts>{after}</Amounts>}
    </>
  )
}
