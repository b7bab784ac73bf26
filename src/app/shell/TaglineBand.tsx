import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../content/company'
import { header } from '../../content/shell/header'
import { Container, Marquee, Slider } from '../../design-system'

/**
 * The band at the bottom of the header: the tagline as a marquee, and a slider of links.
 * Source: docs/product.md#sliders.
 */
export function TaglineBand() {
  return (
    <div data-ground="sand" className="border-b border-line print:hidden">
      <Container>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <Marquee label="tagline">{company.tagline}</Marquee>
          <div className="min-w-0 border-t border-line lg:border-0">
            <Slider
              label="highlights"
              hasArrows
              controls="beside"
              delay={100}
              speed={5000}
              afterInteraction="stop"
              slides={header.slides.map(({ label, href }) => ({
                id: label,
                content: (
                  <RouterLink
                    to={href}
                    className="flex h-full min-h-11 items-center rounded-small text-small font-medium text-accent underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </RouterLink>
                ),
              }))}
            />
          </div>
        </div>
      </Container>
    </div>
  )
}
