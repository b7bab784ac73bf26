import { clsx } from 'clsx'
import { Link as RouterLink } from 'react-router-dom'
import { company, mailHref } from '../../content/company'
import { copyrightLine, footer } from '../../content/shell/footer'
import type { SiteLink } from '../../content/siteLink'
import { IconButton, Link, List, SummaryList, Text } from '../../design-system'
import { AddressLink } from '../../sections/contact/AddressLink'
import { LogoMark } from '../../sections/pictures/LogoMark'
import { PhoneLink } from '../../sections/contact/PhoneLink'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { useHydrated } from '../../lib/useHydrated'
import { focusMain } from './focusMain'
import { SocialLinks } from './SocialLinks'
import { useChatPlace } from './useChatPlace'

const { contact, gallery, links, policies } = footer

const contacts = [
  { term: contact.captions.phones[0], content: <PhoneLink phone={company.phones[0]} isStandalone /> },
  { term: contact.captions.phones[1], content: <PhoneLink phone={company.phones[1]} isStandalone /> },
  {
    term: contact.captions.email,
    content: (
      <Link href={mailHref} isStandalone>
        {company.email}
      </Link>
    ),
  },
  { term: contact.captions.address, content: <AddressLink /> },
]

const title = 'mb-2 flex min-h-10 items-center text-small font-bold text-accent'

const titleBlock = 'grid border-s border-t border-line @bar:grid-cols-3 @row:grid-cols-2 @wide:grid-cols-4'
const cells = '*:min-w-0 *:border-e *:border-b *:border-line *:p-3 sm:*:p-6'

const backToTopColumn = clsx(
  'pointer-events-none absolute inset-x-4 inset-y-0 z-sticky @container-size',
  'flex flex-col items-end justify-end px-safe short:hidden',
)

const backToTopBox = clsx(
  'pointer-events-auto sticky bottom-4 mt-two-windows mb-safe hidden shrink-0',
  'long-page:flex with-bar:hidden',
)

/** The footer of every page, laid out like the title block of a construction drawing. */
export function SiteFooter() {
  return (
    // The space at its end is for the chat button, which is higher beside the calculator's bar.
    <footer data-surface="deep" className="with-bar:sm:pb-16 print:hidden">
      <div className="@container page-width pt-8 pb-24 lg:pt-16">
        <div className={`${titleBlock} ${cells}`}>
          <div className="@max-row:col-span-full">
            <p className="flex min-h-10 flex-wrap items-center gap-3 text-subheading font-bold">
              <LogoMark size={40} />
              {company.name}
            </p>
            <p className="my-3 text-small text-muted">{footer.description}</p>
            <SocialLinks />
          </div>
          <div className="@bar:@max-row:col-span-2">
            <h2 className={title}>{contact.heading}</h2>
            {/* Its first line is on that of the links beside it. */}
            <div className="pt-1.5">
              <SummaryList layout="stacked" rows={contacts} />
            </div>
          </div>
          <div>
            <h2 className={title}>{links.heading}</h2>
            <List>{links.links.map(linkItem)}</List>
          </div>
          <div className="@max-row:col-span-full">
            <h2 className={title}>{gallery.heading}</h2>
            <ul role="list" className="mb-3 grid grid-cols-6 gap-2 @wide:grid-cols-3">
              {gallery.pictures.map((name) => (
                <li key={name}>
                  <ContentPicture name={name} sizes={{ base: '3rem' }} ratio="square" />
                </li>
              ))}
            </ul>
            <Text size="caption" tone="muted">
              {gallery.caption}
            </Text>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 text-small text-muted">
          <Copyright />
          <List space="3xsmall" layout="row">
            {policies.map(linkItem)}
          </List>
        </div>
      </div>
      <BackToTop />
    </footer>
  )
}

/** The line as it was built, maybe in an earlier year, then with that of the visitor's clock. */
function Copyright() {
  return (
    <p key={String(useHydrated(true, false))} suppressHydrationWarning>
      {copyrightLine()}
    </p>
  )
}

/** A link to the top of the page, beside the chat button, from the third window of a long page on. */
function BackToTop() {
  const { dir, hasOwnRow } = useChatPlace()
  return (
    <div dir={dir} className={backToTopColumn}>
      <div data-surface="white" className={`${backToTopBox} ${hasOwnRow ? 'sm:me-16' : 'me-16'}`}>
        <IconButton asChild icon="chevron-up" variant="secondary">
          <a href="#main" onClick={focusMain}>
            {footer.backToTop}
          </a>
        </IconButton>
      </div>
    </div>
  )
}

function linkItem({ label, href }: SiteLink) {
  return (
    <li key={href} className="flex min-h-11 items-center text-small">
      <Link asChild isStandalone>
        <RouterLink to={href}>{label}</RouterLink>
      </Link>
    </li>
  )
}
