import { UnbrokenText } from '../../sections/UnbrokenText'

export interface AmountsProps {
  /** The text. */
  children: string
}

/** An amount of `formatPkr`, with what is attached to it, such as a sign, a full stop or "/sq". */
const amountPattern = /\S*PKR\u00A0\S+/

/** Use for text that may contain amounts: a line never breaks within the digits of one. */
export function Amounts({ children }: AmountsProps) {
  const found = amountPattern.exec(children)
  if (!found) return children
  const [amount] = found
  const end = found.index + amount.length
  return (
    <>
      {children.slice(0, found.index)}
      <UnbrokenText>{amount.replace('\u00A0', ' ')}</UnbrokenText>
      {end < children.length && <Amounts>{children.slice(end)}</Amounts>}
    </>
  )
}
