import { Link as RouterLink, type LinkProps } from 'react-router-dom'
import { header } from '../../../content/shell/header'
import { VisuallyHidden } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { shownPage } from '../../../site/DocumentHead'

/** The link that opens the estimator in Urdu, or in English where it is in Urdu. */
export function LanguageLink(props: Pick<LinkProps, 'onClick'>) {
  const lang =
    useStore({ subscribe: shownPage.subscribe, get: () => shownPage.get().lang }) === 'ur' ? 'en' : 'ur'
  const { label, hiddenSuffix, href } = header.languages[lang]
  return (
    <RouterLink
      {...props}
      to={href}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-small px-2 font-medium text-ink hover:text-accent"
    >
      <bdi lang={lang}>{label}</bdi>
      <VisuallyHidden> – {hiddenSuffix}</VisuallyHidden>
    </RouterLink>
  )
}
