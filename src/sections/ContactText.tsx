import { company, mailHref } from '../content/company'
import { Link } from '../design-system'
import { PhoneLink } from './PhoneLink'

export interface ContactTextProps {
  /** The text. */
  children: string
}

/** Use for text that may contain the firm's phone number or e-mail address: shows them as links. */
export function ContactText({ children }: ContactTextProps) {
  const [phone] = company.phones
  const { email } = company
  const found = [phone, email]
    .map((contact) => ({ contact, start: children.indexOf(contact) }))
    .filter(({ start }) => start !== -1)
    .sort((one, other) => one.start - other.start)[0]
  if (!found) return children
  const { contact, start } = found
  return (
    <>
      {children.slice(0, start)}
      {contact === phone ? <PhoneLink phone={phone} /> : <Link href={mailHref()}>{email}</Link>}
      <ContactText>{children.slice(start + contact.length)}</ContactText>
    </>
  )
}
