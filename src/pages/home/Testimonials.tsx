import { testimonialIntro, testimonialQuotes } from '../../content/pages/home/testimonials'
import { homePage } from '../../content/pages/home/home'
import { Frame, Quotation, Section, Slider } from '../../design-system'
import { ContentDrawing } from '../../sections/pictures/ContentDrawing'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { SectionIntro } from './SectionIntro'

/** A slider of clients' quotes. */
export function Testimonials() {
  const { heading, paragraph } = testimonialIntro
  return (
    <Section size="tight" aria-labelledby="testimonials">
      {/* In print a block, because a row of a grid doesn't break between pages. */}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12 print:block">
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-7 print:block">
          <SectionIntro size="body" id="testimonials" heading={heading} text={paragraph} />
          <div className="grid grow grid-cols-1 print:mt-2 print:block">
            <Slider
              label={homePage.testimonials.label}
              hasArrows
              controls="inside"
              delay={4000}
              space="large"
              slides={testimonialQuotes.map(({ id, quote, name, image }) => ({
                id: String(id),
                content: (
                  <Quotation variant="card" name={name} picture={<ContentDrawing name={image} />}>
                    {quote}
                  </Quotation>
                ),
              }))}
            />
          </div>
        </div>
        <div className="grid max-lg:hidden lg:col-span-5 print:hidden">
          <Frame>
            <ContentPicture name={homePage.testimonials.picture} ratio="fill" sizes={{ base: '34rem' }} />
          </Frame>
        </div>
      </div>
    </Section>
  )
}
