import { Link as RouterLink, type LinkProps } from 'react-router-dom'
import { header } from '../../../content/shell/header'
import { VisuallyHidden } from '../../../design-system'

const { label, hiddenSuffix, href } = header.urdu

/** The link that opens the estimator in Urdu. */
export function UrduLink(props: Pick<LinkProps, 'onClick'>) {
  return (
    <RouterLink
      {...props}
      to={href}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-small px-2 font-medium text-ink hover:text-accent"
    >
      <bdi lang="ur">{label}</bdi>
      <VisuallyHidden> – {hiddenSuffix}</VisuallyHidden>
    </RouterLink>
  )
}
