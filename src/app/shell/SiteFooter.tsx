import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { company, mailHref } from '../../content/company'
import { copyrightLine, footer } from '../../content/shell/footer'
import type { SiteLink } from '../../content/siteLink'
import {
  Container,
  DescriptionList,
  Heading,
  Link,
  List,
  Stack,
  Text,
  type DescriptionItem,
  type ListProps,
} from '../../design-system'
import { AddressLink } from '../../sections/AddressLink'
import { ContentPicture } from '../../sections/ContentPicture'
import { PhoneLink } from '../../sections/PhoneLink'
import { LogoMark } from './LogoMark'
import { SocialLinks } from './SocialLinks'
import { useCurrentYear } from './useCurrentYear'

const { contact } = footer

const contacts: readonly DescriptionItem[] = [
  ...company.phones.map((phone, index) => ({
    term: contact.captions.phones[index] ?? '',
    content: <PhoneLink phone={phone} />,
  })),
  { term: contact.captions.email, content: <Link href={mailHref()}>{company.email}</Link> },
  { term: contact.captions.address, content: <AddressLink /> },
]

/** The footer of every page, designed like the title block of a construction drawing. */
export function SiteFooter() {
  const year = useCurrentYear()
  return (
    <footer data-ground="deep" className="print:hidden">
      <Container>
        <div className="grid gap-px py-12 md:grid-cols-2 lg:grid-cols-12 lg:py-16">
          <div className="pb-8 md:pe-8 lg:col-span-4">
            <Stack space="snug">
              <p className="flex items-center gap-3 text-subheading font-bold">
                <LogoMark size={40} />
                {company.name}
              </p>
              <Text size="small" tone="muted" isMeasured>
                {footer.description}
              </Text>
              <SocialLinks />
            </Stack>
          </div>
          <Block title={contact.heading} columns="lg:col-span-3">
            <DescriptionList items={contacts} />
          </Block>
          <Block title={footer.links.heading} columns="lg:col-span-2">
            <LinkList links={footer.links.links} />
          </Block>
          <Block title={footer.gallery.heading} columns="lg:col-span-3">
            <ul role="list" className="grid grid-cols-3 gap-2">
              {footer.gallery.pictures.map((name) => (
                <li key={name}>
                  <ContentPicture name={name} ratio="square" sizes={{ base: '30vw', lg: '6rem' }} />
                </li>
              ))}
            </ul>
            <div className="mt-3">
              <Text size="caption" tone="muted">
                {footer.gallery.caption}
              </Text>
            </div>
          </Block>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 pb-24 text-small text-muted md:pb-6 md:pe-32">
          <p>{copyrightLine(year)}</p>
          <LinkList links={footer.policies} layout="row" />
        </div>
      </Container>
    </footer>
  )
}

interface BlockProps {
  title: string
  columns: string
  children: ReactNode
}

/** A section of the footer, separated by a line. */
function Block({ title, columns, children }: BlockProps) {
  return (
    <div
      className={`border-t border-line py-6 md:pe-8 lg:border-s lg:border-t-0 lg:py-0 lg:ps-8 lg:pe-0 ${columns}`}
    >
      <div className="mb-4 text-accent">
        <Heading level={2} size="small">
          {title}
        </Heading>
      </div>
      {children}
    </div>
  )
}

interface LinkListProps extends Pick<ListProps, 'layout'> {
  links: readonly SiteLink[]
}

function LinkList({ links, layout = 'column' }: LinkListProps) {
  return (
    <List space="small" layout={layout}>
      {links.map(({ label, href }) => (
        <li key={href} className="flex min-h-8 items-center text-small">
          <Link asChild>
            <RouterLink to={href}>{label}</RouterLink>
          </Link>
        </li>
      ))}
    </List>
  )
}
