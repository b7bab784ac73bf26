import { company } from '../content/company'

export interface PhoneTextProps {
  /** The sentences. */
  children: string
}

/** Text in which the firm's phone number stays as it is dialled, also where the page reads from right to left. */
export function PhoneText({ children }: PhoneTextProps) {
  const [phone] = company.phones
  const start = children.indexOf(phone)
  if (start === -1) return children
  return (
    <>
      {children.slice(0, start)}
      <bdi dir="ltr">{phone}</bdi>
      <PhoneText>{children.slice(start + phone.length)}</PhoneText>
    </>
  )
}
