import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { company, mailHref, mapHref, telHref } from '../../content/company'
import { header } from '../../content/shell/header'
import { Container, Icon, type IconName } from '../../design-system'
import { SocialLinks } from './SocialLinks'

/**
 * The band at the top of the header: the firm's address, e-mail, phone numbers and social profiles, in one row. As the
 * band narrows, the address shortens to city and country; the social profiles disappear; then address and e-mail become
 * icons; finally the phone numbers stack.
 */
export function ContactBand() {
  return (
    <div data-ground="deep">
      <Container>
        <div className="@container flex items-center justify-between gap-6">
          <ul
            role="list"
            className="-ms-3 flex min-w-0 grow flex-wrap items-center justify-between gap-x-0.5 @numbers:gap-x-2 @row:ms-0 @address:justify-start @address:gap-x-8"
          >
            <ContactBox icon="location-dot" caption={header.captions.address} captionFrom="row">
              <a
                href={mapHref()}
                target="_blank"
                rel="noopener noreferrer"
                className={`${cover} ${link} @row:static @row:flex`}
              >
                <bdi aria-hidden="true" className="hidden @row:inline @address:hidden">
                  {company.mapPlace}
                </bdi>
                <bdi className="sr-only @address:not-sr-only">{company.address}</bdi>
              </a>
            </ContactBox>
            <ContactBox icon="envelope" caption={header.captions.email} captionFrom="row">
              <a href={mailHref()} className={`${cover} ${link} @row:static @row:flex`}>
                <span className="sr-only @row:not-sr-only">{company.email}</span>
              </a>
            </ContactBox>
            <ContactBox
              icon="phone"
              caption={header.captions.phone}
              captionFrom="numbers"
              // Narrower than its content, so that the numbers wrap before the boxes do.
              isFlexible
            >
              <div className="flex flex-wrap gap-x-2 @row:gap-x-4">
                {company.phones.map((phone) => (
                  <a key={phone} href={telHref(phone)} className={`flex ${link}`}>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                ))}
              </div>
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

const link =
  'min-h-6 items-center rounded-small whitespace-nowrap text-ink underline-offset-4 hover:text-accent hover:underline'

/** The link covers its box where its text is visually hidden. */
const cover = 'absolute inset-x-0 inset-y-1'

type CaptionStart = 'numbers' | 'row'

interface ContactBoxProps {
  icon: IconName
  caption: string
  /** The width of the band from which the caption is visible. */
  captionFrom: CaptionStart
  /** Whether it takes the width that the others leave. @default false */
  isFlexible?: boolean
  /** One or more links. */
  children: ReactNode
}

const captions: Record<CaptionStart, string> = {
  numbers: 'sr-only @numbers:not-sr-only',
  row: 'sr-only @row:not-sr-only',
}

function ContactBox({ icon, caption, captionFrom, isFlexible = false, children }: ContactBoxProps) {
  return (
    <li
      className={clsx(
        'relative flex min-h-10 min-w-10 items-center gap-1 text-caption @row:gap-2',
        isFlexible && 'grow basis-32 @numbers:grow-0 @numbers:basis-auto',
      )}
    >
      <span className={`${isFlexible ? '' : 'mx-auto'} flex text-body text-accent @row:text-lead`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 @numbers:pt-1">
        <p className={`-mb-0.5 text-label text-muted ${captions[captionFrom]}`}>{caption}</p>
        {children}
      </div>
    </li>
  )
}
