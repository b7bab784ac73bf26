import { company } from '../../content/company'
import { Spinner } from '../../design-system'
import logoMark from '../../images/logo-mark-on-dark.svg'

/**
 * Covers the page with the firm's name and a spinner for 2000 ms when the site starts. A CSS animation hides it, so it
 * needs no script. src/boot.ts makes the page below inert meanwhile. Source: docs/product.md#splash-screen.
 */
export function Splash() {
  return (
    <div
      id="splash"
      data-ground="deep"
      className="hidden-after-2000 fixed inset-0 z-overlay flex flex-col items-center justify-center gap-6 print:hidden"
    >
      <p className="flex items-center gap-3 text-heading font-bold">
        <img src={logoMark} alt="" width="56" height="56" />
        {company.name}
      </p>
      <Spinner />
    </div>
  )
}
