import { company, mailHref } from '../../content/company'
import { Link } from '../../design-system'
import { PhoneLink } from './PhoneLink'

const { email } = company
const [phone] = company.phones

/** Use for text that may contain the firm's phone number or e-mail address: shows them as links. */
export function ContactText({ children }: { children: string }) {
  const found = [phone, email].find((text) => children.includes(text))
  if (!found) return children
  const [before = '', ...after] = children.split(found)
  return (
    <>
      <ContactText>{before}</ContactText>
      {found === phone ? <PhoneLink phone={phone} /> : <Link href={mailHref}>{email}</Link>}
      <ContactText>{after.join(found)}</ContactText>
    </>
  )
}
