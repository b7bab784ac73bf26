import { chatHref, company, mailHref } from '../../content/company'
import { contactPage } from '../../content/pages/contact'
import { DescriptionList, Heading, Link, Stack, StreetMap } from '../../design-system'
import officeMap from '../../images/office-map.svg'
import { AddressLink } from '../../sections/AddressLink'
import { PhoneLink } from '../../sections/PhoneLink'

const { reach, reachHeading } = contactPage

/** Phone numbers, e-mail, chat, address and office hours. */
export function ContactDetails() {
  return (
    <Stack as="section" space="medium" aria-labelledby="reach-us">
      <Heading level={2} id="reach-us">
        {reachHeading}
      </Heading>
      <DescriptionList
        variant="ruled"
        items={[
          { icon: 'phone', term: reach.phone, content: <Phones /> },
          { icon: 'envelope', term: reach.email, content: <Link href={mailHref()}>{company.email}</Link> },
          {
            icon: 'whatsapp',
            term: reach.chat,
            content: (
              <Link href={chatHref()} target="_blank" rel="noopener noreferrer">
                {reach.chatAction}
              </Link>
            ),
          },
          { icon: 'location-dot', term: reach.address, content: <AddressLink /> },
          { icon: 'building', term: reach.hours, content: <OfficeHours /> },
        ]}
      />
      <StreetMap src={officeMap} />
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
  return company.officeHours.map(({ days, hours }) => (
    <span key={days} className="flex flex-wrap justify-between gap-x-4">
      <span>{days}</span> <bdi className="text-muted tabular-nums">{hours}</bdi>
    </span>
  ))
}
