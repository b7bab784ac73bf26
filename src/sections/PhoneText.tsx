import { Fragment } from 'react'
import { company } from '../content/company'

export interface PhoneTextProps {
  /** The sentences. */
  children: string
}

/** Text in which the firm's phone number stays as it is dialled, also where the page reads from right to left. */
export function PhoneText({ children }: PhoneTextProps) {
  const [phone] = company.phones
  return children.split(phone).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <bdi dir="ltr">{phone}</bdi>}
      {part}
    </Fragment>
  ))
}
