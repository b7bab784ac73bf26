import { company } from '../../content/company'
import { Container, Spinner } from '../../design-system'
import { LogoMark } from './LogoMark'

/**
 * Covers the page with a spinner for 2000 ms when the site starts. It shows the bands of the header and the logo in
 * their positions, so that little seems to move when it ends. A CSS animation hides it, so it needs no script. src/boot.ts makes
 * the page below inert meanwhile. Source: docs/product.md#splash-screen.
 */
export function Splash() {
  return (
    <div
      id="splash"
      data-ground="paper"
      className="hidden-after-2000 fixed inset-0 z-overlay flex flex-col print:hidden"
    >
      <div data-ground="deep" className="shrink-0 py-11" />
      <Container>
        <p className="flex h-16 items-center gap-1.5 text-subheading font-bold sm:gap-3">
          <LogoMark size={40} />
          {company.name}
        </p>
      </Container>
      <div data-ground="sand" className="shrink-0 border-y border-line py-11 lg:pt-0" />
      <div className="absolute inset-0 flex items-center justify-center">
        <Spinner />
      </div>
    </div>
  )
}
