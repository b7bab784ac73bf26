import { company } from '../../content/company'
import { Spinner } from '../../design-system'
import { LogoMark } from '../../sections/pictures/LogoMark'

/** Covers the page with the logo mark in a spinner for 2000 ms, by a CSS animation, when the site starts. */
export function Splash() {
  return (
    <div
      id="splash"
      // The page below is already there, and read out by screen readers.
      aria-hidden="true"
      data-surface="paper"
      className="animate-splash fixed inset-0 z-overlay flex items-center justify-center print:hidden"
    >
      <div className="relative flex items-center justify-center text-brand">
        <Spinner size="large" />
        <div className="absolute">
          <LogoMark size={56} isAssembling />
        </div>
        {/* Outside the flow, so that the mark doesn't move if it is painted before the name is there. */}
        <p className="absolute top-full mt-5 whitespace-nowrap text-subheading font-bold text-ink">
          {company.name}
        </p>
      </div>
    </div>
  )
}
