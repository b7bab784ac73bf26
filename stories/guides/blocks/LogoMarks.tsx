import mark from '../../../src/images/logo-mark.svg'
import onDark from '../../../src/images/logo-mark-on-dark.svg'
import { Unstyled } from './Unstyled'

/** The logo mark for light and for dark surfaces. */
export function LogoMarks() {
  return (
    <Unstyled>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-surface="paper" className="rounded-medium border border-line p-6">
          <img src={mark} alt="The mark for light surfaces" width={96} height={96} />
        </div>
        <div data-surface="navy" className="rounded-medium border border-line p-6">
          <img src={onDark} alt="The mark for dark surfaces" width={96} height={96} />
        </div>
      </div>
    </Unstyled>
  )
}
