import { testimonialIntro, testimonialQuotes, type AvatarName } from '../../content/collections/testimonials'
import { homePage } from '../../content/pages/home'
import { Columns, Frame, Quotation, Section, Slider } from '../../design-system'
import amber from '../../images/avatar-amber.svg'
import charcoal from '../../images/avatar-charcoal.svg'
import navy from '../../images/avatar-navy.svg'
import oak from '../../images/avatar-oak.svg'
import sage from '../../images/avatar-sage.svg'
import { ContentPicture } from '../../sections/ContentPicture'
import { SectionIntro } from './SectionIntro'

const avatars: Record<AvatarName, string> = {
  'avatar-amber': amber,
  'avatar-charcoal': charcoal,
  'avatar-navy': navy,
  'avatar-oak': oak,
  'avatar-sage': sage,
}

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
              spaceBetween={24}
              slides={testimonialQuotes.map(({ id, quote, name, image }) => ({
                id: String(id),
                content: (
                  <Quotation
                    variant="card"
                    name={name}
                    picture={<img src={avatars[image]} alt="" width="64" height="64" loading="lazy" />}
                  >
                    {quote}
                  </Quotation>
                ),
              }))}
            />
          </div>
        </div>
        <Frame>
          <ContentPicture
            name={homePage.testimonials.picture}
            ratio="fill"
            sizes={{ base: '92vw', lg: '34rem' }}
          />
        </Frame>
      </Columns>
    </Section>
  )
}
