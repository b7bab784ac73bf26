import type { ReactNode } from 'react'
import { company, header, mailHref, mapHref, telHref } from '../content'
import { Container, Icon, type IconName } from '../design-system'
import { SocialLinks } from './SocialLinks'

/** The slim band at the very top: where the firm is, how to write and call, and its social pages. */
export function ContactBand() {
  return (
    <div className="bg-deep text-white">
      <Container>
        <div className="flex items-center justify-between gap-6 py-1">
          <ul
            role="list"
            className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-2 md:justify-start md:gap-x-8"
          >
            <ContactBox icon="location-dot" caption={header.captions.address}>
              <a href={mapHref()} target="_blank" rel="noopener noreferrer" className={sign}>
                <Sign icon="location-dot">{company.address}</Sign>
              </a>
            </ContactBox>
            <ContactBox icon="envelope" caption={header.captions.email}>
              <a href={mailHref()} className={sign}>
                <Sign icon="envelope">{company.email}</Sign>
              </a>
            </ContactBox>
            <ContactBox icon="phone" caption={header.captions.phone}>
              {company.phones.map((phone) => (
                <a key={phone} href={telHref(phone)} className={link}>
                  {phone}
                </a>
              ))}
            </ContactBox>
          </ul>
          <div className="hidden shrink-0 xl:block">
            <SocialLinks />
          </div>
        </div>
      </Container>
    </div>
  )
}

const link =
  'flex min-h-6 items-center rounded-small whitespace-nowrap text-white underline-offset-4 hover:text-amber hover:underline'

/** Of a link that a phone has no room for the words of, it shows the sign. */
const sign = `${link} max-md:size-11 max-md:justify-center`

function Sign({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <span className="text-lead text-amber md:hidden">
        <Icon name={icon} />
      </span>
      <span className="sr-only md:not-sr-only md:whitespace-normal">{children}</span>
    </>
  )
}

interface ContactBoxProps {
  icon: IconName
  caption: string
  /** Its links, each on a line of its own. */
  children: ReactNode
}

function ContactBox({ icon, caption, children }: ContactBoxProps) {
  return (
    <li className="flex min-w-0 items-center gap-3 py-1.5 text-caption">
      <span className="hidden text-lead text-amber md:flex">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="sr-only text-mist md:not-sr-only">{caption}</p>
        {children}
      </div>
    </li>
  )
}
