import { company } from '../../content/company'
import { header } from '../../content/shell/header'
import { Icon, VisuallyHidden } from '../../design-system'
import { newTab } from '../../site/newTab'

const box = 'flex h-10 w-11 items-center justify-center rounded-small'
const ink = 'text-brand-soft transition-colors duration-quick hover:text-ink'

/** Links to the firm's social profiles, in new tabs and without a referrer. */
export function SocialLinks() {
  return (
    <ul role="list" className="-mx-3 flex flex-wrap">
      {company.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} {...newTab()} className={`${box} ${ink}`}>
            <Icon name={icon} />
            <VisuallyHidden>{header.social(name)}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
