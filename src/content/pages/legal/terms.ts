import { company } from '../../company'
import type { LegalText } from './legalText'

/** The terms of use. */
export const termsPage: LegalText = {
  head: {
    label: 'Terms',
    title: 'Terms of Use',
    description: 'What the estimates, texts and pictures on this site are, and what they are not.',
  },
  title: 'Terms of Use',
  text: 'What the estimates, texts and pictures on this site are, and what they are not.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'sample',
      heading: 'Sample content',
      paragraphs: [
        `${company.name} is a fictional firm. Its name, people, address, phone numbers, partners, testimonials and figures are sample content that shows how the site works. A firm that adopts this site must replace them with its own and have its lawyers review these terms.`,
      ],
    },
    {
      id: 'estimate',
      heading: 'Estimates are tentative',
      paragraphs: [
        'This is the Tentative Estimated Cost, Exact final cost will be worked out after reviewing final Drawings/Designs, Plan and Discussions. Exact Final cost may Increase or Decrease.',
        'An estimate from this site is therefore information, not an offer. It binds neither you nor us. There is a contract only once both sides have signed one, based on drawings and a bill of quantities.',
      ],
    },
    {
      id: 'basis',
      heading: 'What an estimate is based on',
      paragraphs: [
        'The estimator multiplies covered areas by rates per square foot. You enter the areas yourself, or the site derives them from the size of the plot with our own planning ratios. These ratios are not the regulations of DHA, LDA or any other authority, and a real plot may allow more or less.',
      ],
      items: [
        'We count one marla as 225 square feet and one kanal as 4,500 square feet. Other records use other values; go by the figure on your allotment letter.',
        'Only the covered area is counted. Porch, double-height skylight, boundary and tanks are not included.',
        'The price of the plot, authority fees, taxes, utility connections, furniture and the planting and paving of the garden are not included.',
        'Rates and ratios may change at any time. Each estimate uses those of the day it is made.',
      ],
    },
    {
      id: 'services',
      heading: 'Scope of the services',
      paragraphs: [
        'Architectural design and interior design cover drawings and planning only, not construction, unless agreed. The contract says what we are to deliver, when it is due and how it is paid for.',
      ],
    },
    {
      id: 'approvals',
      heading: 'Approvals',
      paragraphs: [
        'The authority in charge decides whether a building may go up. We can prepare and file drawings, but we cannot promise an approval, its date or its fee. This site is not affiliated with DHA, LDA or any other authority, and nothing on it is legal advice. Do not start building before you hold the approval.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures and projects',
      paragraphs: [
        'The pictures on this site are renders of models and drawings made from them. They show design studies, not finished buildings. The plants, furniture, cars and people in them are there for scale. A finished house will differ from its render in colour, light and detail.',
        'The areas given for a project are measured from its model. Its cost is what the estimator works out for those areas, not the cost of a real building.',
      ],
    },
    {
      id: 'texts',
      heading: 'Articles and advice',
      paragraphs: [
        'The articles, answers and lists on this site are general. They cannot take account of your plot, your soil or your contract. Regulations, prices and customs change. Before any decision that costs money or affects safety, ask an engineer, architect or lawyer who knows your case.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability in plain words',
      paragraphs: [
        'We take care that the site is correct and that the estimator follows the rules it states. Even so, please do not sign a contract, buy a plot or order work on the strength of this site alone. Beyond that, what we owe each other is set out in the contract we sign and in the law.',
      ],
    },
    {
      id: 'use',
      heading: 'Using this site',
      paragraphs: [
        'You may read, print and share its pages and your own estimates. Please enter your own contact details, or those of somebody who has agreed to it, and do not send anything that could harm the forms or the people behind them. We do not control the sites we link to.',
      ],
    },
    {
      id: 'contact',
      heading: 'Questions',
      paragraphs: [
        `If something here is unclear, write to ${company.email}. We would rather explain it before you build than after.`,
      ],
    },
  ],
}
