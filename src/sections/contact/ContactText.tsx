import { company, mailHref } from '../../content/company'
import { Link } from '../../design-system'
import { PhoneLink } from './PhoneLink'

/** Use for text that may contain the firm's phone number or e-mail address: shows them as links. */
export function ContactText({ children }: { children: string }) {
  const [phone] = company.phones
  const { email } = company
  const phoneStart = children.indexOf(phone)
  const emailStart = children.indexOf(email)
  const isPhone = phoneStart !== -1 && (emailStart === -1 || phoneStart < emailStart)
  const start = isPhone ? phoneStart : emailStart
  if (start === -1) return children
  return (
    <>
      {children.slice(0, start)}
      {isPhone ? <PhoneLink phone={phone} /> : <Link href={mailHref}>{email}</Link>}
      <ContactText>{children.slice(start + (isPhone ? phone : email).length)}</ContactText>
    </>
  )
}
