import { testimonialIntro, testimonialQuotes, type AvatarName } from '../../content/collections/testimonials'
import { Container, Heading, Section, Slider, Text } from '../../design-system'
import amber from '../../images/avatar-amber.svg'
import charcoal from '../../images/avatar-charcoal.svg'
import navy from '../../images/avatar-navy.svg'
import oak from '../../images/avatar-oak.svg'
import sage from '../../images/avatar-sage.svg'

const avatars: Record<AvatarName, string> = {
  'avatar-amber': amber,
  'avatar-charcoal': charcoal,
  'avatar-navy': navy,
  'avatar-oak': oak,
  'avatar-sage': sage,
}

/** What clients say, one after the other. Source: docs/product.md#sliders. */
export function Testimonials() {
  const { heading, paragraph } = testimonialIntro
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
          <div className="flex flex-col gap-4 lg:col-span-4">
            <Heading level={2} size="title" id="testimonials">
              {heading}
            </Heading>
            <Text tone="muted" isMeasured>
              {paragraph}
            </Text>
          </div>
          <div className="min-w-0 lg:col-span-8">
            <Slider
              label="testimonials"
              hasArrows
              delay={4000}
              space="small"
              slides={testimonialQuotes.map(({ id, quote, name, image }) => ({
                id: String(id),
                content: (
                  <figure
                    data-ground="white"
                    className="flex h-full flex-col gap-6 border-s-4 border-accent-strong p-6 sm:p-8"
                  >
                    <blockquote className="max-w-measure text-lead">“{quote}”</blockquote>
                    <figcaption className="mt-auto flex items-center gap-4 font-bold">
                      <img src={avatars[image]} alt="" width="64" height="64" loading="lazy" />
                      {name}
                    </figcaption>
                  </figure>
                ),
              }))}
            />
          </div>
        </div>
      </Container>
    </Section>
  )
}
