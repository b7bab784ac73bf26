import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../../content/company'
import { header } from '../../../content/shell/header'
import { Button, DropdownMenu, List, VisuallyHidden } from '../../../design-system'
import { paths } from '../../../paths'
import { LogoMark } from '../../../sections/pictures/LogoMark'
import { useIsOnEstimator } from '../useIsOnEstimator'
import { ContactBand } from './ContactBand'
import { MenuLink } from './MenuLink'
import { MobileMenu } from './MobileMenu'
import { TaglineBand } from './TaglineBand'
import { ToolLink } from './ToolLink'
import { LanguageLink } from './LanguageLink'

const entry = 'flex min-h-11 items-center rounded-small px-2 text-small xl:px-3 font-medium'
const entryInk = 'text-ink transition-colors duration-quick hover:text-accent state-active:text-accent'
const underline = 'border-b-2 border-transparent forced-colors:border-canvas pt-1.5 pb-1'
const currentUnderline = 'group-state-active:border-accent forced-colors:group-state-active:border-accent'

/** The header of every page: contact band, sticky bar with logo and menu, and tagline band. */
export function SiteHeader() {
  const isOnEstimator = useIsOnEstimator()
  const { estimate, menu, tools } = header
  return (
    // Without `contents`, the sticky bar would scroll away together with the header's box.
    <header className="contents">
      <ContactBand />
      <div
        data-sticky="bar"
        data-surface="paper"
        className="sticky top-header-stuck z-header border-b border-line print:static print:border-0"
      >
        <nav
          aria-label={header.mainMenu}
          className="@container page-width flex flex-wrap items-center justify-between gap-1 py-2 sm:gap-3 xl:gap-6"
        >
          <RouterLink
            to={paths.home.href()}
            className="flex shrink-0 items-center gap-1.5 rounded-small text-ink sm:gap-3"
          >
            <LogoMark size={40} />
            <span className="grid @max-narrow-bar:sr-only">
              <span className="text-small leading-none font-bold @bar:text-subheading">{company.name}</span>
              <span className="hidden text-caption text-muted md:@row:block @menu:hidden">
                {company.trade}
              </span>
            </span>
          </RouterLink>
          <div className="hidden @menu:block noscript:block print:hidden">
            <List layout="row">
              {menu.map(({ label, href }) => (
                <li key={href}>
                  <MenuLink to={href} className={`group ${entry} ${entryInk}`}>
                    <span className={`${underline} ${currentUnderline}`}>{label}</span>
                  </MenuLink>
                </li>
              ))}
              <li>
                <DropdownMenu
                  label={tools.label}
                  links={tools.links.map(({ label, href }) => (
                    <ToolLink key={label} to={href}>
                      {label}
                    </ToolLink>
                  ))}
                />
              </li>
            </List>
          </div>
          <div className="flex flex-wrap items-center sm:gap-1 print:hidden">
            <div className="hidden @menu:block">
              <LanguageLink />
            </div>
            <Button asChild variant={isOnEstimator ? 'secondary' : 'primary'}>
              <RouterLink to={estimate.href} aria-current={isOnEstimator ? 'page' : undefined}>
                <span className="@row:hidden @menu:inline @wide:hidden">
                  {estimate.short}
                  <VisuallyHidden>{`: ${estimate.label}`}</VisuallyHidden>
                </span>
                <span className="hidden @row:inline @menu:hidden @wide:inline">{estimate.label}</span>
              </RouterLink>
            </Button>
            {/* Its icon, which is narrower than the button, ends at the edge of the page. */}
            <div className="-me-2 @menu:hidden noscript:hidden">
              <MobileMenu />
            </div>
          </div>
        </nav>
      </div>
      <TaglineBand />
    </header>
  )
}
