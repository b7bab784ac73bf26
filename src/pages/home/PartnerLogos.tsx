import { partners, type PartnerMark } from '../../content/collections/partners'
import { homePage } from '../../content/pages/home'
import { Slider } from '../../design-system'
import gridwell from '../../images/partner-gridwell.svg'
import kilnAndFrame from '../../images/partner-kiln-and-frame.svg'
import plumbworth from '../../images/partner-plumbworth.svg'
import quarrylane from '../../images/partner-quarrylane.svg'

const wordmarks: Record<PartnerMark, string> = {
  'partner-gridwell': gridwell,
  'partner-kiln-and-frame': kilnAndFrame,
  'partner-plumbworth': plumbworth,
  'partner-quarrylane': quarrylane,
}

/** A slider of the partners' wordmarks. Each is repeated once, because the slider loops. */
export function PartnerLogos() {
  const slides = [false, true].flatMap((isRepeat) =>
    partners.map(({ name, mark }) => ({
      id: isRepeat ? `${mark}-again` : mark,
      isRepeat,
      content: (
        <div className="flex h-16 items-center pe-4">
          <img
            src={wordmarks[mark]}
            alt={isRepeat ? '' : name}
            width="200"
            height="40"
            // Otherwise React would preload it before the hero picture.
            loading="lazy"
            className="h-10 w-full object-contain object-left"
          />
        </div>
      ),
    })),
  )
  return (
    <div className="contents print:hidden">
      <div className="border-y border-line py-4">
        <div className="page-width">
          <Slider
            label={homePage.partners.label}
            slides={slides}
            delay={5000}
            spaceBetween={30}
            slidesPerView="two-to-four"
          />
        </div>
      </div>
    </div>
  )
}
