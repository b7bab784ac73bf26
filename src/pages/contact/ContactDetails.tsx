import type { ReactNode } from 'react'
import { chatHref, company, hoursText, mailHref } from '../../content/company'
import { contactPage } from '../../content/pages/contact'
import { Heading, Icon, Link, Stack, type IconName } from '../../design-system'
import { AddressLink } from '../../sections/contact/AddressLink'
import { OfficeMap } from '../../sections/contact/OfficeMap'
import { PhoneLink } from '../../sections/contact/PhoneLink'
import { newTab } from '../../site/newTab'

const { channels, channelsHeading } = contactPage

const details: readonly { icon: IconName; term: string; content: ReactNode }[] = [
  { icon: 'phone', term: channels.phone, content: <Phones /> },
  { icon: 'envelope', term: channels.email, content: <Link href={mailHref}>{company.email}</Link> },
  {
    icon: 'whatsapp',
    term: channels.chat,
    content: (
      <Link href={chatHref()} {...newTab()}>
        {channels.chatAction}
      </Link>
    ),
  },
  { icon: 'location-dot', term: channels.address, content: <AddressLink /> },
  { icon: 'building', term: channels.hours, content: <OfficeHours /> },
]

/** Phone numbers, e-mail, chat, address and office hours. */
export function ContactDetails() {
  return (
    <Stack as="section" space="large" aria-labelledby="contact-details">
      <Heading level={2} id="contact-details">
        {channelsHeading}
      </Heading>
      <dl className="border-b border-line">
        {details.map(({ icon, term, content }) => (
          <div key={term} className="border-t border-line py-4">
            <dt className="flex items-center gap-4 text-small text-muted">
              <span className="flex w-6 justify-center text-body text-accent-strong">
                <Icon name={icon} />
              </span>
              {term}
            </dt>
            <dd className="ps-10 wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
      <OfficeMap />
    </Stack>
  )
}

function Phones() {
  return company.phones.map((phone) => (
    <div key={phone}>
      <PhoneLink phone={phone} />
    </div>
  ))
}

function OfficeHours() {
  return company.officeHours.map((hours) => (
    <span key={hours.label} className="flex flex-wrap justify-between gap-x-4">
      <span>{hours.label}</span> <bdi className="text-muted tabular-nums">{hoursText(hours)}</bdi>
    </span>
  ))
}
