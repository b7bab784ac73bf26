import { company } from '../../content/company'
import { Icon, VisuallyHidden, type LinkProps } from '../../design-system'

export interface SocialLinksProps {
  /** What they stand on. @default 'dark' */
  ground?: LinkProps['ground']
}

const grounds: Record<NonNullable<SocialLinksProps['ground']>, string> = {
  light: 'text-navy hover:text-clay',
  dark: 'text-mist hover:text-white',
}

/** The firm's pages in social networks, each opening in a new tab without passing on where the visitor was. */
export function SocialLinks({ ground = 'dark' }: SocialLinksProps) {
  return (
    <ul role="list" className="-mx-3 flex flex-wrap">
      {company.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={`flex size-11 items-center justify-center rounded-small transition-colors duration-quick ${grounds[ground]}`}
          >
            <Icon name={icon} />
            <VisuallyHidden>{`${company.name} on ${name}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
