import { testimonialIntro, testimonialQuotes } from '../../content/pages/home/testimonials'
import { homePage } from '../../content/pages/home/home'
import { Columns, Frame, Quotation, Section, Slider } from '../../design-system'
import { ContentDrawing } from '../../sections/pictures/ContentDrawing'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { SectionIntro } from './SectionIntro'

/** A slider of clients' quotes. */
export function Testimonials() {
  const { heading, paragraph } = testimonialIntro
  return (
    <Section size="tight" aria-labelledby="testimonials">
      <Columns ratio="7:5">
        <div className="flex flex-col gap-6">
          <SectionIntro size="body" id="testimonials" heading={heading} text={paragraph} />
          <div className="grid grow grid-cols-1">
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
        <div className="grid max-lg:hidden">
          <Frame>
            <ContentPicture name={homePage.testimonials.picture} ratio="fill" sizes={{ base: '34rem' }} />
          </Frame>
        </div>
      </Columns>
    </Section>
  )
}
