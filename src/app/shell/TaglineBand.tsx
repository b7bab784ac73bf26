import { company } from '../../content/company'
import { header } from '../../content/shell/header'
import { Container, Marquee, Slider, Ticker } from '../../design-system'
import { RouterLink } from '../../sections/RouterLink'

/**
 * The band at the bottom of the header: the tagline as a marquee, and a slider of links.
 */
export function TaglineBand() {
  return (
    <div data-ground="sand" className="border-b border-line print:hidden">
      <Container>
        <Ticker
          label="tagline and highlights"
          line={<Marquee label="tagline">{company.tagline}</Marquee>}
          slider={
            <Slider
              label="highlights"
              hasArrows
              controls="revealed"
              delay={100}
              transitionDuration={5000}
              afterInteraction="stop"
              slides={header.highlights.map(({ label, href }) => ({
                id: label,
                content: (
                  // Its pseudo-element fills the slide, all of which is clickable; the focus ring surrounds the text.
                  <RouterLink
                    to={href}
                    className="mx-2 flex min-h-6 w-fit items-center rounded-small font-medium whitespace-nowrap text-accent underline-offset-4 after:absolute after:inset-0 hover:text-ink hover:underline"
                  >
                    {label}
                  </RouterLink>
                ),
              }))}
            />
          }
        />
      </Container>
    </div>
  )
}
