import { header } from '../../content/shell/header'
import { DropdownMenu, List } from '../../design-system'
import { RouterLink } from '../../sections/RouterLink'
import { MenuLink } from './MenuLink'

/** The menu in wide windows: a row of links, and the Tools menu. */
export function MainMenu() {
  return (
    <List layout="row">
      {header.menu.map(({ label, href }) => (
        <li key={href}>
          <MenuLink
            to={href}
            className="group flex min-h-11 items-center rounded-small px-2 text-small xl:px-3 font-medium text-ink transition-colors duration-quick hover:text-accent state-active:text-accent"
          >
            <span className="border-b-2 border-transparent forced-colors:border-canvas pt-1.5 pb-1 group-state-active:border-accent forced-colors:group-state-active:border-accent">
              {label}
            </span>
          </MenuLink>
        </li>
      ))}
      <li>
        <DropdownMenu
          label={header.tools.label}
          links={header.tools.links.map(({ label, href }) => (
            <RouterLink key={label} to={href}>
              {label}
            </RouterLink>
          ))}
        />
      </li>
    </List>
  )
}
