import type { ReactNode } from 'react'
import { company, mailHref, mapHref, telHref } from '../../content/company'
import { header } from '../../content/shell/header'
import { Container, Icon, type IconName } from '../../design-system'
import { SocialLinks } from './SocialLinks'

const link =
  'min-h-6 items-center rounded-small whitespace-nowrap text-ink underline-offset-4 hover:text-accent hover:underline'

/** In a narrow band, the link's text is visually hidden, and the link covers its box. */
const coveringLink = `absolute inset-x-0 inset-y-1 @row:static @row:flex ${link}`

/**
 * The band at the top of the header: the firm's address, e-mail, phone numbers and social profiles, in one row. As the
 * band narrows, the address shortens to city and country; the social profiles disappear; then address and e-mail become
 * icons.
 */
export function ContactBand() {
  const { captions } = header
  return (
    <div data-ground="deep">
      <Container>
        <div className="@container flex items-center justify-between gap-6">
          <ul
            role="list"
            className="-ms-3 flex min-w-0 grow flex-wrap items-center justify-between gap-x-2 @row:ms-0 @address:justify-start @address:gap-x-8"
          >
            <ContactBox icon="location-dot" caption={captions.address}>
              <a href={mapHref()} target="_blank" rel="noopener noreferrer" className={coveringLink}>
                <bdi aria-hidden="true" className="hidden @row:inline @address:hidden">
                  {company.mapPlace}
                </bdi>
                <bdi className="sr-only @address:not-sr-only">{company.address}</bdi>
              </a>
            </ContactBox>
            <ContactBox icon="envelope" caption={captions.email}>
              <a href={mailHref()} className={coveringLink}>
                <span className="sr-only @row:not-sr-only">{company.email}</span>
              </a>
            </ContactBox>
            <ContactBox icon="phone" caption={captions.phone} isBeside>
              {company.phones.map((phone) => (
                <a key={phone} href={telHref(phone)} className={`flex ${link}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              ))}
            </ContactBox>
          </ul>
          <div className="hidden shrink-0 @band:block">
            <SocialLinks />
          </div>
        </div>
      </Container>
    </div>
  )
}

interface ContactBoxProps {
  icon: IconName
  caption: string
  /** Whether the caption is beside the links, not above them. @default false */
  isBeside?: boolean
  /** One or more links. */
  children: ReactNode
}

function ContactBox({ icon, caption, isBeside = false, children }: ContactBoxProps) {
  return (
    <li className="relative flex min-h-10 min-w-10 items-center justify-center gap-2 text-caption">
      <span className="flex text-body text-accent @row:text-lead">
        <Icon name={icon} />
      </span>
      <div className={isBeside ? 'flex items-center gap-2' : ''}>
        <p className="sr-only text-label whitespace-nowrap text-muted @row:not-sr-only">{caption}</p>
        <div>{children}</div>
      </div>
    </li>
  )
}
