import type { ReactNode } from 'react'
import type { SwiperProps } from 'swiper/react'
import type * as SwiperModule from './swiper'

export interface Slide {
  id: string
  content: ReactNode
  /** Marks a copy of another slide, which makes the row long enough to loop; it is inert and hidden. @default false */
  isRepeat?: boolean | undefined
}

interface SlideListProps {
  slides: readonly Slide[]
  /** Swiper's components; a plain list without them. */
  swiperModule: typeof SwiperModule | undefined
  swiperProps: SwiperProps
}

const listClasses =
  'flex w-full shrink-0 transition-transform ease-out max-md:ease-linear print:block print:transform-none!'

/** The slides of `Slider`, with or without Swiper. */
export function SlideList({ slides, swiperModule, swiperProps }: SlideListProps) {
  if (!swiperModule)
    return (
      <ul role="list" className={listClasses}>
        {slides.map((slide) => (
          <li key={slide.id} {...slideProps(slide)} />
        ))}
      </ul>
    )
  const { A11y, Keyboard, Swiper, SwiperSlide } = swiperModule
  return (
    <Swiper
      {...swiperProps}
      modules={[A11y, Keyboard]}
      wrapperTag="ul"
      wrapperClass={listClasses}
      className="flex min-w-0 touch-pan-y overflow-x-clip print:block print:overflow-visible"
      loop
      // The widths come from the stylesheet.
      slidesPerView="auto"
      a11y={{ slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false }}
      keyboard={{ enabled: false, pageUpDown: false }}
    >
      {slides.map((slide) => (
        <SwiperSlide key={slide.id} tag="li" {...slideProps(slide)} />
      ))}
    </Swiper>
  )
}

function slideProps({ content, isRepeat = false }: Slide) {
  return {
    inert: isRepeat,
    'aria-hidden': isRepeat || undefined,
    className: 'slide relative min-w-min shrink-0 snap-start print:w-full!',
    children: content,
  }
}
