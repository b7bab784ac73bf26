import { Lightbox, Thumbnail } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import garden from '../../src/images/db-32-garden.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const ignore = () => undefined

const images = [
  {
    picture: front,
    alt: 'Render of a model: the house from the street',
    caption: 'The street side, at noon',
  },
  {
    picture: garden,
    alt: 'Render of a model: the garden from the lounge',
    caption: 'The garden, behind the lounge',
  },
] as const

function Gallery({ alts }: { alts: readonly [string, string] }) {
  const named = images.map((image, index) => ({ ...image, alt: alts[index] ?? '' }))
  return (
    <Stateful<number | null> initial={null}>
      {(index, setIndex) => (
        <>
          <div className="grid grid-cols-2 gap-2">
            {named.map(({ picture, alt }, place) => (
              <div key={alt} className="aspect-16/10">
                <Thumbnail picture={{ picture, alt, sizes: '10rem' }} onClick={() => setIndex(place)} />
              </div>
            ))}
          </div>
          <p className="mt-2 text-caption text-muted">{alts.join(' · ')}</p>
          <Lightbox images={named} index={index} onIndexChange={setIndex} label="Gallery of house DB-32" />
        </>
      )}
    </Stateful>
  )
}

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[role="dialog"]', marks: 'beside' },
    example: <Lightbox images={images} index={0} onIndexChange={ignore} label="Gallery of house DB-32" />,
    parts: [
      {
        name: 'Picture',
        note: 'Shown whole, in all the room that the other parts leave, with an alternative text of its own. A swipe changes it.',
        selector: '[data-state="shown"] img',
        side: 'top',
      },
      {
        name: 'Position',
        note: 'In a polite live region, and part of the description.',
        selector: '[role="status"]',
        side: 'start',
      },
      {
        name: 'Caption',
        note: 'Optional, below the picture: what the picture shows, and what it can’t show, such as the year or the place. Part of the description. When the picture changes, its caption is in a polite live region; if it has none, its alternative text is in another. Give all pictures a caption, or none: after a picture without one, the caption is in a new region, which screen readers may not announce.',
        selector: 'figcaption',
        side: 'top',
      },
      {
        name: 'Previous and next',
        note: 'Wrap around at both ends, as the arrow keys do. With a single picture there are none.',
        selector: 'figure + div button',
        side: 'top',
      },
      {
        name: 'Close',
        note: 'Escape and Back do the same. The focus returns to the thumbnail.',
        selector: 'p + div button',
        side: 'bottom',
      },
    ],
  },
  choice: choices.layers,
  pairs: [
    {
      good: <Gallery alts={['The house from the street', 'The garden from the lounge']} />,
      bad: <Gallery alts={['Image 1', 'Image 2']} />,
      reason:
        'The alternative text is the name of the thumbnail’s button and of the picture, and if the picture has no caption, it is in a polite live region when the picture changes. The position is always announced then.',
    },
  ],
  words: [
    { rule: 'The label says whose pictures these are', good: 'Gallery of house DB-32', bad: 'Lightbox' },
    {
      rule: 'A caption adds to the picture',
      good: 'The garden, behind the lounge',
      bad: 'Photo of a garden',
    },
  ],
}
