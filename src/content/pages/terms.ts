import { company } from '../company'
import type { PageHead } from '../pageHead'
import type { LegalText } from '../sections/legalArticle'

/** The terms of use. */
export const termsPage: LegalText & { readonly head: PageHead } = {
  head: {
    label: 'Terms',
    title: 'Terms of Use',
    description: 'What the estimates, texts and pictures of this site are, and what they are not.',
  },
  title: 'Terms of Use',
  text: 'What the estimates, the texts and the pictures of this site are, and what they are not.',
  updated: '2026-06-01',
  sections: [
    {
      id: 'sample',
      heading: 'Sample content',
      paragraphs: [
        `${company.name} is a fictional firm. Its name, people, address, phone numbers, partners, testimonials and figures are sample content that shows how the site works. A firm that uses this site replaces them with its own and has these terms reviewed by its counsel.`,
      ],
    },
    {
      id: 'estimate',
      heading: 'Estimates are tentative',
      paragraphs: [
        'This is the Tentative Estimated Cost, Exact final cost will be worked out after reviewing final Drawings/Designs, Plan and Discussions. Exact Final cost may Increase or Decrease.',
        'An estimate from this site is therefore information and not an offer. It does not bind you and it does not bind us. A contract comes about only when both sides have signed it, on the basis of drawings and a bill of quantities.',
      ],
    },
    {
      id: 'basis',
      heading: 'What an estimate is based on',
      paragraphs: [
        'The estimator multiplies covered areas by rates per square foot. The areas are either those that you enter or those that the site derives from the size of the plot with planning ratios of our own. These ratios are not the regulations of DHA, LDA or any other authority, and a real plot may allow more or less.',
      ],
      items: [
        'One marla is counted as 225 square feet, one kanal as 4,500 square feet. Other records use other values; the figure on your allotment letter decides.',
        'Only the covered area is counted. Porch, double-height skylight, boundary and tanks are not included.',
        'The price of the plot, authority fees, taxes, utility connections, furniture and the planting and paving of the garden are not included.',
        'Rates and ratios may change at any time. Each estimate uses those of the day on which it is made.',
      ],
    },
    {
      id: 'services',
      heading: 'Scope of the services',
      paragraphs: [
        'Architectural design and interior design are services of drawing and planning. They do not include carrying the work out unless this is agreed. The contract says what belongs to a commission, when it is due and how it is paid.',
      ],
    },
    {
      id: 'approvals',
      heading: 'Approvals',
      paragraphs: [
        'Whether a building may be built is decided by the authority in charge. We can prepare and file drawings, but we cannot promise an approval, its date or its fee. This site is not a site of DHA, LDA or any other authority, and nothing on it is legal advice. Do not begin to build before you hold the approval.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures and projects',
      paragraphs: [
        'The pictures on this site are renders of models and drawings made from them. They show design studies, not finished buildings. Plants, furniture, cars and people in them are there to give scale. A house that is built will differ from a render in colour, light and detail.',
        'Areas and costs named with a project are figures of the estimator for a plot of that size. They are not the costs of a building that exists.',
      ],
    },
    {
      id: 'texts',
      heading: 'Articles and advice',
      paragraphs: [
        'Articles, answers and lists on this site are general. They cannot know your plot, your soil or your contract. Regulations, prices and customs change. Before you decide on something that costs money or concerns safety, ask an engineer, architect or lawyer who knows your case.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability in plain words',
      paragraphs: [
        'We take care that the site is correct and that the estimator calculates as it says. Even so, please do not sign a contract, buy a plot or order work on the strength of this site alone. What we owe each other beyond that follows from the contract that we sign, and from the law.',
      ],
    },
    {
      id: 'use',
      heading: 'Using this site',
      paragraphs: [
        'You may read, print and share its pages and your own estimates. Please enter your own contact details or those of somebody who has agreed to it, and do not send anything that harms the forms or the people behind them. Links to other sites lead to pages that we do not control.',
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
