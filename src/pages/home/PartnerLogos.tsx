import { homePage } from '../../content/pages/home/home'
import { Slider } from '../../design-system'
import { ContentDrawing } from '../../sections/pictures/ContentDrawing'

const { label, wordmarks } = homePage.partners

/** A slider of the partners' wordmarks. Each is repeated once, because the slider loops. */
export function PartnerLogos() {
  const slides = [false, true].flatMap((isRepeat) =>
    wordmarks.map((name) => ({
      id: isRepeat ? `${name}-again` : name,
      isRepeat,
      content: (
        <div className="h-16 py-3 pe-4">
          <ContentDrawing name={name} alt={isRepeat ? '' : undefined} fit="contain" position="left" />
        </div>
      ),
    })),
  )
  return (
    <div className="contents print:hidden">
      <div className="border-y border-line py-4">
        <div className="page-width">
          <Slider label={label} slides={slides} delay={5000} space="xlarge" slidesPerView="two-to-four" />
        </div>
      </div>
    </div>
  )
}
