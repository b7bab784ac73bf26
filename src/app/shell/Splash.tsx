import { company } from '../../content/company'
import { Spinner } from '../../design-system'
import logoMark from '../../images/logo-mark-on-dark.svg'

/** How long it covers the page, in milliseconds. Source: docs/product.md#splash-screen. */
const durationMs = 2000

/**
 * Covers the page with the firm's name and a spinner when the site starts. A CSS animation hides it, so it needs no
 * script. src/boot.ts makes the page below inert meanwhile.
 */
export function Splash() {
  return (
    <div
      id="splash"
      data-ground="deep"
      // As a delay, because reduced motion shortens the duration of an animation.
      style={{ animationDelay: `${durationMs}ms` }}
      className="fixed inset-0 z-overlay flex animate-splash flex-col items-center justify-center gap-6 print:hidden"
    >
      <p className="flex items-center gap-3 text-heading font-bold">
        <img src={logoMark} alt="" width="56" height="56" />
        {company.name}
      </p>
      <Spinner />
    </div>
  )
}
