import { useSyncExternalStore, type ReactNode } from 'react'
import { useMatch } from 'react-router-dom'
import { company, mailHref } from '../../content/company'
import { copyrightLine, footer } from '../../content/shell/footer'
import type { SiteLink } from '../../content/siteLink'
import { Container, DescriptionList, Heading, Link, List, Picture, Stack, Text } from '../../design-system'
import { paths } from '../../paths'
import { AddressLink } from '../../sections/AddressLink'
import { LogoMark } from '../../sections/LogoMark'
import { PhoneLink } from '../../sections/PhoneLink'
import { RouterLink } from '../../sections/RouterLink'
import { galleryPicture } from './galleryPicture'
import { SocialLinks } from './SocialLinks'

const { captions } = footer.contact

const contacts = [
  { term: captions.phones[0], content: <PhoneLink phone={company.phones[0]} /> },
  { term: captions.phones[1], content: <PhoneLink phone={company.phones[1]} /> },
  { term: captions.email, content: <Link href={mailHref()}>{company.email}</Link> },
  { term: captions.address, content: <AddressLink /> },
]

const never = () => () => undefined

/**
 * The footer of every page, laid out like the title block of a construction drawing. The space below keeps its end clear
 * of the chat button, which is higher on the estimator.
 */
export function SiteFooter() {
  const isOnEstimator = useMatch(paths.estimator.pattern) !== null
  // By the visitor's clock; until hydration, the year of the build.
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
  return (
    <footer data-ground="deep" className={`print:hidden ${isOnEstimator ? 'max-lg:pb-24' : ''}`}>
      <Container>
        <div className="@container pt-8 pb-24 lg:pt-16">
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
            <Cell columns="@bar:@max-row:col-span-2" title={footer.contact.heading}>
              {/* Its first line is on that of the links beside it. */}
              <div className="pt-1.5">
                <DescriptionList items={contacts} />
              </div>
            </Cell>
            <Cell title={footer.links.heading}>
              <List space="small">{footer.links.links.map(linkItem)}</List>
            </Cell>
            <Cell columns="@max-row:col-span-full" title={footer.gallery.heading}>
              <ul role="list" className="mb-3 grid grid-cols-6 gap-2 @wide:grid-cols-3">
                {footer.gallery.pictures.map((name) => (
                  <li key={name}>
                    <Picture {...galleryPicture(name)} ratio="square" />
                  </li>
                ))}
              </ul>
              <Text size="caption" tone="muted">
                {footer.gallery.caption}
              </Text>
            </Cell>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 text-small text-muted">
            <p>{copyrightLine(year)}</p>
            <List space="small" layout="row">
              {footer.policies.map(linkItem)}
            </List>
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

function linkItem({ label, href }: SiteLink) {
  return (
    <li key={href} className="flex min-h-8 items-center text-small">
      <Link asChild>
        <RouterLink to={href}>{label}</RouterLink>
      </Link>
    </li>
  )
}
