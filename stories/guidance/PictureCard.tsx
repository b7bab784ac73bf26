import { Picture, PictureCard } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const picture = (
  <Picture
    picture={front}
    alt="Render of a model: a white two-storey house seen from the street."
    ratio="fill"
    sizes="24rem"
  />
)

const description = 'A house for two families on one kanal.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <PictureCard
          title="Corner house in Phase 6"
          description={description}
          picture={picture}
          action={<a href="#corner-house">Read More</a>}
        />
      </div>
    ),
    parts: [
      {
        name: 'Picture',
        note: 'At least 16:10 and cropped to the card; what matters is in the middle. It has an alternative text of its own.',
        selector: '.card-picture',
        side: 'top',
      },
      { name: 'Title', note: 'A heading, and the end of the link’s name.', selector: 'h3', side: 'start' },
      {
        name: 'Description',
        note: 'Optional. In the layout “reveal” it is over the picture on hover and focus; it is always read out.',
        selector: 'p',
        side: 'end',
      },
      { name: 'Action', note: 'The only link. All of the card is its target.', selector: 'a', side: 'start' },
    ],
  },
  choice: choices.cards,
  pairs: [
    {
      good: (
        <PictureCard
          title="Swiss Tower"
          description="Twelve storeys of offices in Gulberg."
          picture={picture}
          action={<a href="#tower">Read More</a>}
        />
      ),
      bad: (
        <PictureCard
          title="Swiss Tower, a building with twelve storeys of offices, shops on two more and parking below, in Gulberg"
          picture={picture}
          action={<a href="#tower">Swiss Tower</a>}
        />
      ),
      reason:
        'The title is the name; the facts are the description. If the action repeats the title, the title is read out twice.',
    },
  ],
  words: [
    { rule: 'The title names the project', good: 'Corner house in Phase 6', bad: 'A stunning masterpiece' },
    {
      rule: 'The description has a fact that the picture doesn’t show',
      good: 'Two families on one kanal',
      bad: 'A white house with windows',
    },
    {
      rule: 'The alternative text describes the picture',
      good: 'A white two-storey house seen from the street',
      bad: 'Corner house picture',
    },
  ],
}
