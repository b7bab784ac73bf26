import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { company, mailHref, mapHref, telHref } from '../../../content/company'
import { header } from '../../../content/shell/header'
import { Icon, type IconName } from '../../../design-system'
import { newTab } from '../../../site/newTab'
import { SocialLinks } from '../SocialLinks'

const { captions } = header
// Two links, each 24 px high, have their lines together.
const link = clsx(
  'flex min-h-6 items-center rounded-small text-ink underline-offset-4 hover:text-accent hover:underline',
  'not-only:first:items-end not-only:last:items-start',
)
const row = 'flex grow flex-wrap items-center justify-between gap-x-2 @address:justify-start @address:gap-x-8'

/**
 * The band at the top of the header. In a narrow window the address shortens to the city, the e-mail address to a word,
 * and the captions and social profiles are left out.
 */
export function ContactBand() {
  return (
    <div data-surface="deep" className="print:hidden">
      <div className="@container page-width flex items-center justify-between gap-6">
        <ul role="list" className={`${row} text-caption leading-tight whitespace-nowrap`}>
          <ContactBox icon="location-dot" caption={captions.address}>
            <a href={mapHref} {...newTab()} className={link}>
              <bdi className="@address:hidden">{company.postalAddress.city} </bdi>
              <bdi className="sr-only @address:not-sr-only">{company.address}</bdi>
            </a>
          </ContactBox>
          <ContactBox icon="envelope" caption={captions.email}>
            <a href={mailHref} className={link}>
              <span className="@row:hidden">{header.email}</span>
              <span className="sr-only @row:not-sr-only">{company.email}</span>
            </a>
          </ContactBox>
          <ContactBox icon="phone" caption={captions.phone} isBeside>
            {company.phones.map((phone) => (
              <a key={phone} href={telHref(phone)} className={link}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            ))}
          </ContactBox>
        </ul>
        <div className="hidden shrink-0 @band:block">
          <SocialLinks />
        </div>
      </div>
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
    <li className="flex min-h-12 items-center gap-1 @row:gap-2">
      <span className="flex text-accent @row:text-lead">
        <Icon name={icon} />
      </span>
      <div className={isBeside ? 'flex items-center gap-2' : ''}>
        <p className={clsx('sr-only text-muted @row:not-sr-only', !isBeside && '@row:-mb-0.5')}>{caption}</p>
        <div>{children}</div>
      </div>
    </li>
  )
}
