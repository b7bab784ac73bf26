import { company } from '../../content/company'
import { Spinner } from '../../design-system'
import { LogoMark } from '../../sections/LogoMark'

/**
 * Covers the page with the logo mark in a spinner for 2000 ms, by a CSS animation, when the site starts. The bands of the
 * header are in their positions, so that little seems to move when it ends.
 */
export function Splash() {
  return (
    <div
      id="splash"
      data-ground="paper"
      className="hidden-after-2000 fixed inset-0 z-overlay flex flex-col print:hidden"
    >
      <div data-ground="deep" className="h-12 shrink-0" />
      <div className="my-2 h-11 shrink-0" />
      <div data-ground="sand" className="h-9 shrink-0 border-y border-line" />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-5">
        <div className="relative flex items-center justify-center text-brand">
          <Spinner size="large" />
          <div className="absolute">
            <LogoMark size={56} isAssembling />
          </div>
        </div>
        <p className="text-subheading font-bold">{company.name}</p>
      </div>
    </div>
  )
}
