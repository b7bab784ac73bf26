import { Link as RouterLink } from 'react-router-dom'
import { chatHref, company, hoursText, telHref } from '../../../content/company'
import { header } from '../../../content/shell/header'
import { Button, Icon, IconButton, List, Sheet, Stack, Text } from '../../../design-system'
import { newTab } from '../../../site/newTab'
import { MenuLink } from './MenuLink'
import { SocialLinks } from '../SocialLinks'
import { LanguageLink } from './LanguageLink'
import { useOpenUntilNavigation } from '../useOpenUntilNavigation'

const entry = 'flex min-h-14 items-center px-3 text-lead font-medium text-ink hover:text-accent'
const entryLine = 'border-s-4 border-transparent forced-colors:border-canvas'
const currentEntry = 'state-active:border-accent state-active:text-accent'

/** The menu in narrow windows: a button that opens a sheet, with the estimate, calling and chatting at its foot. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const close = () => setIsOpen(false)

  return (
    <Sheet
      trigger={<IconButton icon="bars" label={header.mobileMenu.open} />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={header.mobileMenu.title}
    >
      <nav aria-label={header.mobileMenu.title}>
        <List rules="below">
          {header.menu.map(({ label, href }) => (
            <li key={href}>
              <MenuLink to={href} onClick={close} className={`${entry} ${entryLine} ${currentEntry}`}>
                {label}
              </MenuLink>
            </li>
          ))}
        </List>
      </nav>
      <div className="mt-auto">
        <Stack space="small">
          <div>
            {company.officeHours.map((hours) => (
              <Text key={hours.label} size="caption" tone="muted">
                {`${hours.label}: `}
                <span className="inline-block">{hoursText(hours)}</span>
              </Text>
            ))}
          </div>
          <Button asChild>
            <RouterLink to={header.estimate.href} onClick={close}>
              {header.estimate.label}
            </RouterLink>
          </Button>
          <div className="rounded-small border border-brand">
            <LanguageLink onClick={close} />
          </div>
          <Button asChild variant="secondary">
            <a href={telHref(company.phones[0])}>
              <Icon name="phone" />
              {header.call}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href={chatHref()} {...newTab()}>
              <Icon name="whatsapp" size="large" />
              {header.chat}
            </a>
          </Button>
          <SocialLinks />
        </Stack>
      </div>
    </Sheet>
  )
}
