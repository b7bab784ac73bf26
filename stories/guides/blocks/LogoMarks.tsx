import mark from '../../../src/images/logo-mark.svg'
import onDark from '../../../src/images/logo-mark-on-dark.svg'
import { Unstyled } from './Unstyled'

/** The logo mark for light and for dark grounds. */
export function LogoMarks() {
  return (
    <Unstyled>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-ground="paper" className="rounded-medium border border-line p-6">
          <img src={mark} alt="The mark for light grounds" width={96} height={96} />
        </div>
        <div data-ground="navy" className="rounded-medium border border-line p-6">
          <img src={onDark} alt="The mark for dark grounds" width={96} height={96} />
        </div>
      </div>
    </Unstyled>
  )
}
