import { clsx } from 'clsx'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../../content/company'
import { header } from '../../../content/shell/header'
import { IconButton, Marquee, Slider } from '../../../design-system'

const link = clsx(
  'mx-3 flex min-h-6 w-fit items-center rounded-small font-medium whitespace-nowrap',
  'text-accent underline-offset-4 hover:text-ink hover:underline',
  // Fills the slide, all of which is clickable; the focus ring surrounds the text.
  'after:absolute after:inset-0',
)

/** The band at the bottom of the header: the tagline as a marquee, a slider of links, and one button that pauses both. */
export function TaglineBand() {
  const [isPlaying, setIsPlaying] = useState(true)
  return (
    <div data-surface="sand" className="border-b border-line print:hidden">
      <div className="flex page-width min-h-9 items-center gap-1 text-caption">
        {/* Above the slides that have moved out of their row. */}
        <span className="relative z-1 -ms-2 flex motion-reduce:hidden noscript:hidden">
          <IconButton
            size="small"
            icon={isPlaying ? 'pause' : 'play'}
            label={header.pause}
            aria-pressed={!isPlaying}
            onClick={() => setIsPlaying(!isPlaying)}
          />
        </span>
        <div className="grid min-w-0 grow grid-cols-1 items-center gap-x-6 motion-reduce:-ms-3 md:grid-cols-2 noscript:-ms-3">
          <div className="py-1">
            <Marquee isPlaying={isPlaying}>{company.tagline}</Marquee>
          </div>
          <div className="-my-1.5 soft-edges py-2">
            <Slider
              label={header.highlightsLabel}
              delay={100}
              transitionDuration={5000}
              isPlaying={isPlaying}
              onSwipe={() => setIsPlaying(false)}
              slides={header.highlights.map(({ label, href }) => ({
                id: label,
                content: (
                  <RouterLink to={href} className={link}>
                    {label}
                  </RouterLink>
                ),
              }))}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
