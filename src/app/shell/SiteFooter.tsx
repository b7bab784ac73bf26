import type { ReactNode } from 'react'
import { company, mailHref } from '../../content/company'
import { copyrightLine, footer } from '../../content/shell/footer'
import type { SiteLink } from '../../content/siteLink'
import {
  Container,
  DescriptionList,
  Heading,
  Link,
  List,
  Picture,
  Stack,
  Text,
  type DescriptionItem,
  type ListProps,
} from '../../design-system'
import { AddressLink } from '../../sections/AddressLink'
import { PhoneLink } from '../../sections/PhoneLink'
import { LogoMark } from '../../sections/LogoMark'
import { galleryPicture } from './galleryPicture'
import { SocialLinks } from './SocialLinks'
import { useCurrentYear } from './useCurrentYear'
import { RouterLink } from '../../sections/RouterLink'

const { contact } = footer

const contacts: readonly DescriptionItem[] = [
  ...company.phones.map((phone, index) => ({
    term: contact.captions.phones[index] ?? '',
    content: <PhoneLink phone={phone} />,
  })),
  { term: contact.captions.email, content: <Link href={mailHref()}>{company.email}</Link> },
  { term: contact.captions.address, content: <AddressLink /> },
]

/**
 * The footer of every page, laid out like the title block of a construction drawing: a frame of ruled cells. The space
 * below keeps the last links clear of the floating buttons, where these float.
 */
export function SiteFooter() {
  const year = useCurrentYear()
  return (
    <footer data-ground="deep" className="print:hidden">
      <Container>
        <div className="@container pt-8 pb-20 lg:pt-16 lg:pb-24 in-the-way:pb-4">
          <div className="grid border-s border-t border-line @bar:grid-cols-3 @row:grid-cols-2 @wide:grid-cols-4">
            <Cell columns="@max-row:col-span-full">
              <Stack space="small">
                <p className="flex min-h-10 flex-wrap items-center gap-3 text-subheading font-bold">
                  <LogoMark size={40} />
                  {company.name}
                </p>
                <Text size="small" tone="muted" isMeasured>
                  {footer.description}
                </Text>
                <SocialLinks />
              </Stack>
            </Cell>
            <Cell columns="@bar:@max-row:col-span-2" title={contact.heading}>
              {/* Its first line is on that of the links beside it. */}
              <div className="pt-1.5">
                <DescriptionList items={contacts} />
              </div>
            </Cell>
            <Cell title={footer.links.heading}>
              <LinkList links={footer.links.links} />
            </Cell>
            <Cell columns="@max-row:col-span-full" title={footer.gallery.heading}>
              <Stack space="small">
                <ul role="list" className="grid grid-cols-6 gap-2 @wide:grid-cols-3">
                  {footer.gallery.pictures.map((name) => (
                    <li key={name}>
                      <Picture {...galleryPicture(name)} ratio="square" />
                    </li>
                  ))}
                </ul>
                <Text size="caption" tone="muted">
                  {footer.gallery.caption}
                </Text>
              </Stack>
            </Cell>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 text-small text-muted">
            <p>{copyrightLine(year)}</p>
            <LinkList links={footer.policies} layout="row" />
          </div>
        </div>
      </Container>
    </footer>
  )
}

interface CellProps {
  /** The classes for the columns that it spans in a narrow footer. @default one column */
  columns?: string
  /** @default none */
  title?: string
  children: ReactNode
}

/** A cell of the title block. */
function Cell({ columns = '', title, children }: CellProps) {
  return (
    <div className={`min-w-0 border-e border-b border-line p-3 sm:p-6 ${columns}`}>
      {title && (
        <div className="mb-2 flex min-h-10 items-center text-accent">
          <Heading level={2} size="small">
            {title}
          </Heading>
        </div>
      )}
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
