import type { PictureName } from '../collections/pictures'
import { company } from '../company'
import type { PageHead } from '../pageHead'

/** The texts of the about page. Source: docs/product.md#about-page. */
export const aboutPage = {
  head: {
    label: 'About Us',
    title: 'About Us',
    description:
      'An office in Lahore that draws, calculates and builds houses: how we work, what we promise and who leads it.',
  } satisfies PageHead,
  hero: {
    title: 'ABOUT US',
    text: 'An office in Lahore that draws, calculates and builds houses, and shows how it arrives at its figures.',
    picture: 'interior-living-main' satisfies PictureName,
  },
  introduction: {
    heading: 'Drawing table and building site, under one roof',
    paragraphs: [
      company.founding,
      'We plan houses and smaller buildings from the first sketch to the completion papers: architecture, structure, services, interiors and landscape. For owners who have their drawings already, we check, price, supervise or manage the work. Each service can be taken by itself.',
      'What we hand over can be checked. An estimate lists its areas and rates. A report has photographs and dates. A drawing carries the names of those who made it and those who checked it.',
    ],
    picture: 'db-32-exploded' satisfies PictureName,
  },
  ceoQuote:
    'I would rather lose a client over an honest figure than keep one with a low figure. A drawing that was checked and a sum that adds up are worth more than any promise.',
  checklist: {
    heading: 'What you can hold us to',
    items: [
      'An estimate with every area, rate and line',
      'A clear list of what is not included',
      'Drawings of all trades that fit each other',
      'Changes priced and agreed in writing before they are built',
      'Hidden work checked and photographed',
      'A report every week while we are on site',
      'Payments that follow finished stages',
    ],
  },
  purposes: [
    {
      id: 'mission',
      icon: 'bullseye',
      title: 'Mission',
      text: 'To give people who build a house the same knowledge as those who build it for them: what it costs, why, and what comes next.',
    },
    {
      id: 'vision',
      icon: 'eye',
      title: 'Vision',
      text: 'Streets of houses that are cool in June, dry in August and safe in an earthquake, because somebody calculated them first.',
    },
    {
      id: 'goal',
      icon: 'flag',
      title: 'Goal',
      text: 'To finish each house within the areas, the budget and the dates that we agreed, and to say early when one of them is in danger.',
    },
  ],
  process: {
    heading: 'Our Working Process',
    steps: [
      {
        title: 'Define Design',
        picture: 'plan',
        text: 'We start with your plot papers, your family and your budget. Two or three plans are drawn and discussed until rooms and areas are right. Only then do we draw the submission set.',
      },
      {
        title: 'Estimate Design',
        picture: 'section',
        text: 'Each floor is measured and multiplied by its rate, so that you see what every wish costs. The first figure comes from the covered areas, the exact one from the working drawings. What is not included is written beside it.',
      },
      {
        title: 'Build Design',
        picture: 'db-32-garden',
        text: 'The approved drawings go to site with a programme and a payment plan. Hidden work is checked before it is covered, and you receive a report every week. At the end there are tests, a snag list and a folder with every paper.',
      },
    ],
  },
} as const
