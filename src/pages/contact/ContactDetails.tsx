import type { ReactNode } from 'react'
import { chatHref, company, mailHref, mapHref, telHref } from '../../content/company'
import { contactPage } from '../../content/pages/contact'
import { Heading, Icon, Link, Stack, Text, type IconName } from '../../design-system'

const { reach, reachHeading } = contactPage

/** Phone, e-mail, chat, address and office hours, beside the form. */
export function ContactDetails() {
  return (
    <section aria-labelledby="reach-us">
      <Stack space="medium">
        <Heading level={2} id="reach-us">
          {reachHeading}
        </Heading>
        <dl className="min-w-0 border-b border-line">
          <Way icon="phone" term={reach.phone}>
            {company.phones.map((phone) => (
              <span key={phone} className="block">
                <Link href={telHref(phone)}>
                  <bdi dir="ltr">{phone}</bdi>
                </Link>
              </span>
            ))}
          </Way>
          <Way icon="envelope" term={reach.email}>
            <Link href={mailHref()}>{company.email}</Link>
          </Way>
          <Way icon="whatsapp" term={reach.chat}>
            <Link href={chatHref()} target="_blank" rel="noopener noreferrer">
              {reach.chatAction}
            </Link>
          </Way>
          <Way icon="location-dot" term={reach.address}>
            <Link href={mapHref()} target="_blank" rel="noopener noreferrer">
              <bdi>{company.address}</bdi>
            </Link>
          </Way>
          <Way icon="building" term={reach.hours}>
            {company.officeHours.map(({ days, hours }) => (
              <span key={days} className="flex flex-wrap justify-between gap-x-4">
                <span>{days}</span> <bdi className="text-muted tabular-nums">{hours}</bdi>
              </span>
            ))}
          </Way>
        </dl>
      </Stack>
    </section>
  )
}

interface WayProps {
  icon: IconName
  term: string
  children: ReactNode
}

function Way({ icon, term, children }: WayProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line py-4">
      <dt className="col-span-2 grid grid-cols-subgrid items-center">
        <span className="flex w-6 justify-center text-accent-strong">
          <Icon name={icon} />
        </span>
        <Text as="span" size="small" tone="muted">
          {term}
        </Text>
      </dt>
      <dd className="col-start-2 min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
