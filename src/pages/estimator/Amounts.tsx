import { UnbrokenText } from '../../sections/UnbrokenText'

export interface AmountsProps {
  /** The text. */
  children: string
}

/** An amount of `formatPkr`, with what is attached to it, such as a sign, a full stop or "/sq". */
const amountPattern = /(\S*PKR\u00A0\S+)/

/** Use for text that may contain amounts: a line never breaks within the digits of one. */
export function Amounts({ children }: AmountsProps) {
  const [before, amount, ...others] = children.split(amountPattern)
  const after = others.join('')
  return (
    <>
      {/* In an element of its own, so that the text is updated even if the browser has translated the page. */}
      {before && <span>{before}</span>}
      {amount && <UnbrokenText>{amount.replace('\u00A0', ' ')}</UnbrokenText>}
      {after && <Amounts>{after}</Amounts>}
    </>
  )
}
