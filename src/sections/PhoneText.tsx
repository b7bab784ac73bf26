import { company } from '../content/company'

export interface PhoneTextProps {
  /** The text. */
  children: string
}

/**
 * Use for text that may contain the firm's phone number: keeps it on one line, and the order of its digits in
 * right-to-left pages.
 */
export function PhoneText({ children }: PhoneTextProps) {
  const [phone] = company.phones
  const start = children.indexOf(phone)
  if (start === -1) return children
  return (
    <>
      {children.slice(0, start)}
      <bdi dir="ltr" className="whitespace-nowrap">
        {phone}
      </bdi>
      <PhoneText>{children.slice(start + phone.length)}</PhoneText>
    </>
  )
}
