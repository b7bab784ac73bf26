import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { company, mailHref, mapHref, telHref } from '../../content/company'
import { copyrightLine, footer } from '../../content/shell/footer'
import { Container, Heading, Link } from '../../design-system'
import logoMark from '../../images/logo-mark-on-dark.svg'
import { ContentPicture } from '../../sections/ContentPicture'
import { SocialLinks } from './SocialLinks'
import { useCurrentYear } from './useCurrentYear'

/** The footer of every page, designed like the title block of a construction drawing. */
export function SiteFooter() {
  const year = useCurrentYear()
  return (
    <footer data-ground="deep" className="print:hidden">
      <Container>
        <div className="grid gap-px py-12 md:grid-cols-2 lg:grid-cols-12 lg:py-16">
          <div className="flex flex-col gap-4 pb-8 md:pe-8 lg:col-span-4">
            <p className="flex items-center gap-3 text-subheading font-bold">
              <img
                src={logoMark}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                data-ground="deep"
                className="forced-color-adjust-none"
              />
              {company.name}
            </p>
            <p className="max-w-measure text-small text-muted">{footer.description}</p>
            <SocialLinks />
          </div>
          <Block title={footer.contact.heading} columns="lg:col-span-3">
            <dl className="flex flex-col gap-3 text-small">
              {company.phones.map((phone, index) => (
                <Entry key={phone} term={footer.contact.captions.phones[index] ?? ''}>
                  <Link href={telHref(phone)}>
                    <bdi dir="ltr">{phone}</bdi>
                  </Link>
                </Entry>
              ))}
              <Entry term={footer.contact.captions.email}>
                <Link href={mailHref()}>{company.email}</Link>
              </Entry>
              <Entry term={footer.contact.captions.address}>
                <Link href={mapHref()} target="_blank" rel="noopener noreferrer">
                  <bdi>{company.address}</bdi>
                </Link>
              </Entry>
            </dl>
          </Block>
          <Block title={footer.links.heading} columns="lg:col-span-2">
            <ul role="list" className="flex flex-col gap-1 text-small">
              {footer.links.links.map(({ label, href }) => (
                <li key={href} className="flex min-h-8 items-center">
                  <Link asChild>
                    <RouterLink to={href}>{label}</RouterLink>
                  </Link>
                </li>
              ))}
            </ul>
          </Block>
          <Block title={footer.gallery.heading} columns="lg:col-span-3">
            <ul role="list" className="grid grid-cols-3 gap-2">
              {footer.gallery.pictures.map((name) => (
                <li key={name}>
                  <ContentPicture name={name} ratio="square" sizes="(min-width: 64rem) 6rem, 30vw" />
                </li>
              ))}
            </ul>
            <p className="mt-3 text-caption text-muted">{footer.gallery.caption}</p>
          </Block>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 pb-24 text-small text-muted md:pb-6 md:pe-32">
          <p>{copyrightLine(year)}</p>
          <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1">
            {footer.policies.map(({ label, href }) => (
              <li key={href} className="flex min-h-8 items-center">
                <Link asChild>
                  <RouterLink to={href}>{label}</RouterLink>
                </Link>
              </li>
            ))}
          </ul>
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

interface EntryProps {
  term: string
  children: ReactNode
}

function Entry({ term, children }: EntryProps) {
  return (
    <div>
      <dt className="text-caption text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
