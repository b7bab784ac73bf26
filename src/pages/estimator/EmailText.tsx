import { Fragment } from 'react'

/** Use for an e-mail address that a visitor has typed: a long one breaks before the @ or after a dot. */
export function EmailText({ address }: { address: string }) {
  return [...address.matchAll(/@?[^.@]+\.?|[.@]/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
