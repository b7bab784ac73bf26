import { Picture, PictureCard, Thumbnail } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const ignore = () => undefined

const house = 'A white two-storey house seen from the street'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="aspect-16/10 w-[16rem] max-w-full">
        <Thumbnail picture={{ picture: front, alt: house, sizes: '16rem' }} onClick={ignore} />
      </div>
    ),
    parts: [
      {
        name: 'Button',
        note: 'Fills its container, whose place in the gallery sets its size. The focus ring surrounds the whole picture.',
        selector: 'button',
        side: 'start',
      },
      {
        name: 'Picture',
        note: 'Cropped to the button, so what matters is in the middle; the Lightbox shows it whole. Its alternative text is the name of the button.',
        selector: 'img',
        side: 'top',
      },
    ],
  },
  choice: choices.pictures,
  pairs: [
    {
      good: (
        <PictureCard
          title="Corner house in Phase 6"
          picture={<Picture picture={front} alt={house} ratio="fill" sizes="24rem" />}
          action={<a href="#corner-house">Read More</a>}
        />
      ),
      bad: (
        <div className="aspect-16/10">
          <Thumbnail
            picture={{ picture: front, alt: 'Corner house in Phase 6', sizes: '24rem' }}
            onClick={ignore}
          />
        </div>
      ),
      reason:
        'A page is opened by a link, with a title that can be read. A thumbnail is announced as opening a dialog, and can’t be opened in a new tab.',
    },
    {
      good: (
        <div className="aspect-16/10">
          <Thumbnail picture={{ picture: front, alt: house, sizes: '24rem' }} onClick={ignore} />
        </div>
      ),
      bad: (
        <div className="aspect-[4/1]">
          <Thumbnail
            picture={{ picture: front, alt: 'A strip of the house', sizes: '24rem' }}
            onClick={ignore}
          />
        </div>
      ),
      reason:
        'The container has nearly the proportions of the picture. In one that is much flatter or narrower, most of the picture is cut off.',
    },
  ],
  words: [
    {
      rule: 'The alternative text says what is in the picture',
      good: 'A white two-storey house seen from the street',
      bad: 'Image 1',
    },
    {
      rule: 'It doesn’t say what a click does, which is announced anyway',
      good: 'The garden from the lounge',
      bad: 'Open the picture of the garden',
    },
    {
      rule: 'No two pictures of a gallery have the same one',
      good: 'The stairs, from the hall · The stairs, from above',
      bad: 'The stairs · The stairs',
    },
  ],
}
