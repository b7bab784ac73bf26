import { company } from '../content/company'

export interface PhoneTextProps {
  /** The text. */
  children: string
}

/**
 * Use for text that may contain the firm's phone number: keeps it on one line wherever it fits, and the order of its digits in
 * right-to-left pages.
 */
export function PhoneText({ children }: PhoneTextProps) {
  const [phone] = company.phones
  const start = children.indexOf(phone)
  if (start === -1) return children
  return (
    <>
      {children.slice(0, start)}
      <bdi dir="ltr" className="inline-block max-w-full">
        {phone}
      </bdi>
      <PhoneText>{children.slice(start + phone.length)}</PhoneText>
    </>
  )
}
