import { Link as RouterLink, useLocation } from 'react-router-dom'
import { header } from '../../content/shell/header'
import { DropdownMenu } from '../../design-system'
import { menuState } from './menuState'

/** The menu in wide windows: a row of links, and the Tools menu. */
export function MainMenu() {
  const { pathname } = useLocation()
  return (
    <ul role="list" className="flex flex-wrap items-center">
      {header.menu.map(({ label, href }) => {
        const state = menuState(href, pathname)
        return (
          <li key={href}>
            <RouterLink
              to={href}
              aria-current={state === 'current' ? 'page' : undefined}
              data-state={state}
              className="group flex min-h-11 items-center rounded-small px-2 text-small xl:px-3 font-medium text-ink transition-colors duration-quick hover:text-accent data-[state=current]:text-accent data-[state=within]:text-accent"
            >
              <span className="border-b-2 border-transparent py-1 group-data-[state=current]:border-accent group-data-[state=within]:border-accent forced-colors:group-data-[state=elsewhere]:border-[Canvas]">
                {label}
              </span>
            </RouterLink>
          </li>
        )
      })}
      <li>
        <DropdownMenu
          label={header.tools.label}
          items={header.tools.links.map(({ label, href }) => ({
            label,
            link: <RouterLink to={href} />,
          }))}
        />
      </li>
    </ul>
  )
}
