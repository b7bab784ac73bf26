import { company } from '../../company'
import type { LegalText } from './legalText'

/** The privacy policy. */
export const privacyPage: LegalText = {
  head: {
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What the forms on this site send and to whom, what stays on your device and how to delete it.',
  },
  title: 'Privacy Policy',
  text: 'What this site sends and to whom, what stays on your device and how to delete it.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [
        'You can read the whole site without telling us who you are. The estimator asks for your name, e-mail address and phone number before it calculates, and keeps them in your browser: you see every figure without submitting. What you enter leaves your device only when you submit a form. We use it to reply to you. We do not sell it or build profiles from it, and this site sets no cookies and runs no analytics.',
        'This policy is sample content, like the firm. A firm that adopts this site must have its lawyers review it.',
      ],
    },
    {
      id: 'sent',
      heading: 'What the three forms send',
      paragraphs: ['Each form sends its fields when you click its button, and not before.'],
      items: [
        'The message form on the home page sends your name, e-mail address, subject and message to a service that forwards it to us as an e-mail.',
        'The project enquiry on the contact page sends your name, mobile number, e-mail address, city, project location, project description, the service required and the project details to a spreadsheet service. It adds that the enquiry came from the website.',
        'The cost estimator sends your name, e-mail address and phone number, together with the estimate, to a spreadsheet service: time of submission, plot size, plot area, authority, mode, areas of the floors, grade, chosen services and all costs.',
      ],
    },
    {
      id: 'requests',
      heading: 'Where requests go',
      paragraphs: [
        'Pages, pictures, fonts and scripts come from our web server, which sees your IP address, the pages you open and the links you hover over, because those pages start loading early. The only other requests are those of the forms and the map. Your browser blocks all others.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Why we need it',
      paragraphs: [
        'We read messages and enquiries so that we can answer them. After an estimate we contact you within 24 hours to discuss your project. By submitting a form you agree to this use. If you do not want to be contacted, do not submit; the figures stay on your screen all the same.',
      ],
    },
    {
      id: 'device',
      heading: 'What is kept on your device',
      paragraphs: [
        'Your entries in the estimator are kept in this browser tab until you close it or click "Create New Estimate". Your browser remembers whether you chose Urdu, and keeps the last house you entered and the houses you save, without your contact details, until you delete them in the estimator.',
        'An estimate that you submit is kept, with your contact details, in your browser’s local storage, under names that begin with constructionEstimates, until it has been sent or you delete it. A notice on every page shows unsent estimates. The site tries again automatically, in some browsers even after you have closed it; for that, your browser keeps a copy in a database named workbox-background-sync. For a week, your browser also keeps the times of sent and deleted estimates, so that the site can show what was sent and a deleted one does not reappear.',
        'The estimator and the pages that you open are stored in your browser too, so that they work without a connection. They are the same for every visitor and contain nothing that you have entered.',
        'To delete an estimate yourself, click "Delete" in that notice and confirm. You can also clear this site’s data in your browser’s settings. Anyone else who uses this browser could read the estimate, so delete it on a shared computer.',
      ],
    },
    {
      id: 'others',
      heading: 'Third-party services',
      paragraphs: [
        'Some parts of the site involve other companies, which then learn your IP address and follow their own privacy policies.',
      ],
      items: [
        'The home page embeds a map. Your browser loads it from Google, which may set cookies of its own.',
        'The link to our address opens Google Maps in a new tab.',
        'The chat button opens WhatsApp with our number, and "Send by WhatsApp" opens it with a message that you send yourself. Nothing is passed on before you click.',
        'The links to social networks open in a new tab and do not reveal the page you came from.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'Messages, enquiries and estimates that do not lead to a project are deleted after twelve months. Anything that becomes part of a contract is kept for as long as the contract and accounting rules require.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected or have it deleted. Write to ${company.email} or call ${company.phones[0]}. Tell us which e-mail address or phone number you used, so that we can find the right entry. We reply as soon as we can, and may first ask a question to confirm that it is you.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If the site starts to send or keep anything else, we update this page and the date above.',
      ],
    },
  ],
}
