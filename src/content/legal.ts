import { company } from './company'

/** A part of a legal text. */
interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Stands below the paragraphs. */
  readonly items?: readonly string[]
}

/** A legal text as a page shows it. */
export interface LegalText {
  readonly title: string
  readonly text: string
  /** The day of the last change, as year-month-day. */
  readonly updated: `${number}-${number}-${number}`
  readonly sections: readonly LegalSection[]
}

/** What stands around each legal text. */
export const legalPage = {
  contentsHeading: 'On this page',
  updated: 'Last changed on',
} as const

/** The privacy policy. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  text: 'What this site sends, to whom, what stays on your device and how you delete it.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [
        'You can read the whole site without telling us who you are. The estimator asks for your name, e-mail address and phone number before it calculates, and keeps them in your browser: you see every figure without submitting. What you enter leaves your device only when you submit a form. We use it to answer you. We do not sell it, we do not build profiles from it, and this site sets no cookies and runs no analytics.',
        'This policy is sample content, like the firm. It has to be reviewed by the counsel of the firm that uses this site.',
      ],
    },
    {
      id: 'sent',
      heading: 'What the three forms send',
      paragraphs: ['Each form sends its fields when you press its button, and not before.'],
      items: [
        'The message form on the home page sends your name, e-mail address, subject and message to a service that forwards it to us as an e-mail.',
        'The project enquiry on the contact page sends your name, mobile number, e-mail address, city, project location, project description, the service required and the project details to a spreadsheet service. It adds that the enquiry came from the website.',
        'The cost estimator sends your name, e-mail address and phone number, together with the estimate, to a spreadsheet service: time of submission, plot size, plot area, authority, mode, areas of the floors, grade, chosen services and all costs.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Why we need it',
      paragraphs: [
        'The message and the enquiry are read so that we can answer them. After an estimate we contact you within 24 hours to discuss your project. By submitting a form you agree to this use. If you do not want to be contacted, do not submit; the figures stay on your screen all the same.',
      ],
    },
    {
      id: 'device',
      heading: 'What is kept on your device',
      paragraphs: [
        'What you enter in the estimator is kept in this browser tab until you close it or press "Create New Estimate".',
        'If an estimate cannot be sent, for example because you are offline, it is kept in the local storage of your browser, with your contact details, in a list named constructionEstimates. Helper entries whose names begin with the same word may stand beside it. While something waits there, a notice at the top of the site says so. The site tries to send it again by itself, and takes it from the list when that succeeds. The time at which a sent estimate was submitted stays for a week, so that the site can show it as sent.',
        'To delete it yourself, press "Delete" in that notice and confirm. You can also clear the data of this site in the settings of your browser. Whoever else uses the same browser on the same device could read what is kept, so delete it on a shared computer.',
      ],
    },
    {
      id: 'others',
      heading: 'Services of others',
      paragraphs: [
        'Some parts of the site lead to other companies, who then learn your network address and act under policies of their own.',
      ],
      items: [
        'The home page embeds a map. When the map is loaded, your browser fetches it from Google, which may set cookies of its own.',
        'The link to our address opens Google Maps in a new tab.',
        'The chat button opens WhatsApp with our number. Nothing is passed on before you press it.',
        'The links to social networks open in a new tab and do not pass on the page that you came from.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'Messages, enquiries and estimates that lead to nothing are deleted after twelve months. What becomes part of a contract is kept for as long as the contract and the rules of accounting require.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your questions and wishes',
      paragraphs: [
        `You may ask what we hold about you, have it corrected or have it deleted. Write to ${company.email} or call ${company.phones[0]}. Name the e-mail address or phone number that you used, so that we find the right entry. We answer as soon as we can, and we may ask a question first to be sure that it is you.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If the site begins to send or keep something else, this page changes with it, and so does the date above.',
      ],
    },
  ],
}

/** The terms of use. */
export const terms: LegalText = {
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
        'Architectural design and interior design are services of drawing and planning. They do not include carrying the work out unless this is agreed. What belongs to a commission, when it is due and how it is paid stands in the contract.',
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
        'The pictures on this site are renders of models and drawings made from them. They show design studies and no finished buildings. Plants, furniture, cars and people in them are there to give scale. A house that is built will differ from a render in colour, light and detail.',
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
