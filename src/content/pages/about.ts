import type { PictureName } from '../pictures'
import { company } from '../company'
import type { PageHead } from '../pageHead'

export const aboutPage = {
  head: {
    label: 'About Us',
    title: 'About Us',
    description:
      'An office in Lahore that designs, engineers and builds houses: how we work, what we promise and who leads us.',
  } satisfies PageHead,
  hero: {
    title: 'ABOUT US',
    text: 'We design, engineer and build houses in Lahore, and we show how we arrive at our figures.',
  },
  introduction: {
    heading: 'Drawing board and building site under one roof',
    paragraphs: [
      company.founding,
      'We take houses and smaller buildings from the first sketch to the completion papers: architecture, structure, services, interiors and landscape. If you already have drawings, we can check and price them, and supervise or manage the work. You can hire us for any one service.',
      'You can check everything we hand over. An estimate lists its areas and rates, a report has photographs and dates, and a drawing names those who drew it and those who checked it.',
    ],
    picture: 'db-32-exploded' satisfies PictureName,
  },
  ceoQuote:
    'I would rather lose a client over an honest figure than win one with a figure that is too low. A checked drawing and a sum that adds up are worth more than any promise.',
  checklist: {
    heading: 'What you can hold us to',
    picture: 'interior-living-main' satisfies PictureName,
    items: [
      'An estimate with every area, rate and line',
      'A clear list of what is not included',
      'Drawings that agree across all trades',
      'Changes priced and agreed in writing before they are built',
      'Hidden work checked and photographed',
      'A report every week while we are on site',
      'Payments tied to finished stages',
    ],
  },
  /** Each with the letter of an axis, as in the grid of a plan. */
  purposes: [
    {
      axis: 'A',
      title: 'Mission',
      text: 'To make sure owners know as much about their house as the people who build it: what it costs, why, and what comes next.',
    },
    {
      axis: 'B',
      title: 'Vision',
      text: 'Streets of houses that are cool in June, dry in August and safe in an earthquake, because somebody did the engineering first.',
    },
    {
      axis: 'C',
      title: 'Goal',
      text: 'To finish every house within the agreed areas, budget and dates, and to warn you early if any of them is at risk.',
    },
  ],
  process: {
    heading: 'Our Working Process',
    steps: [
      {
        title: 'Define Design',
        drawing: 'plan-detail',
        text: 'We start with your plot papers, your family and your budget. We draw two or three plans and discuss them with you until the rooms and areas are right. Only then do we draw the submission set.',
      },
      {
        title: 'Estimate Design',
        drawing: 'section-detail',
        text: 'We measure each floor and multiply it by its rate, so that you see what every wish costs. The first figure comes from the covered areas, the exact one from the working drawings. Each lists what it leaves out.',
      },
      {
        title: 'Build Design',
        picture: 'grey-structure-pipes',
        text: 'The approved drawings go to site with a programme and a payment plan. We check hidden work before it is covered and send you a report every week. We finish with tests, a snag list and a folder of all the papers.',
      },
    ],
  },
} as const
