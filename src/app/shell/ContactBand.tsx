import type { ReactNode } from 'react'
import { company, mailHref, mapHref, telHref } from '../../content/company'
import { header } from '../../content/shell/header'
import { Container, Icon, type IconName } from '../../design-system'
import { SocialLinks } from './SocialLinks'

/** The band at the top of the header: the firm's address, e-mail, phone numbers and social profiles. */
export function ContactBand() {
  return (
    <div data-ground="deep">
      <Container>
        <div className="@container flex items-center justify-between gap-6 py-1">
          <ul
            role="list"
            className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 md:justify-start md:@row:flex-nowrap md:gap-x-5 xl:gap-x-8"
          >
            <ContactBox icon="location-dot" caption={header.captions.address}>
              <a href={mapHref()} target="_blank" rel="noopener noreferrer" className={box}>
                <bdi className={words}>{company.address}</bdi>
              </a>
            </ContactBox>
            <ContactBox icon="envelope" caption={header.captions.email}>
              <a href={mailHref()} className={box}>
                <span className={words}>{company.email}</span>
              </a>
            </ContactBox>
            <ContactBox icon="phone" caption={header.captions.phone}>
              {company.phones.map((phone) => (
                <a key={phone} href={telHref(phone)} className={link}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              ))}
            </ContactBox>
          </ul>
          <div className="hidden shrink-0 lg:block">
            <SocialLinks />
          </div>
        </div>
      </Container>
    </div>
  )
}

const link =
  'flex min-h-6 items-center rounded-small whitespace-nowrap text-ink underline-offset-4 hover:text-accent hover:underline'

/** On a phone the link's text is visually hidden: the caption is visible, and the whole box is the link. */
const box = `${link} max-md:min-h-0 max-md:after:absolute max-md:after:inset-0`
const words = 'sr-only md:not-sr-only md:whitespace-normal'

interface ContactBoxProps {
  icon: IconName
  caption: string
  /** Links, each on its own line. */
  children: ReactNode
}

function ContactBox({ icon, caption, children }: ContactBoxProps) {
  return (
    <li className="relative flex min-h-11 min-w-0 items-center gap-2 py-1.5 text-caption md:gap-3">
      <span className="flex text-lead text-accent">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="text-muted">{caption}</p>
        {children}
      </div>
    </li>
  )
}
