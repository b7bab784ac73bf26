import { company } from '../../content/company'
import { header } from '../../content/shell/header'
import { IconButton } from '../../design-system'
import { newTab } from '../../site/newTab'

/** Links to the firm's social profiles, in new tabs and without a referrer. */
export function SocialLinks() {
  return (
    <ul role="list" className="-mx-3 flex flex-wrap">
      {company.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <IconButton asChild icon={icon} variant="subtle" size="compact">
            <a href={href} {...newTab()}>
              {header.social(name)}
            </a>
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
