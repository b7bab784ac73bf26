import {
  Card,
  DrawingSheet,
  SummaryList,
  Text,
  type DrawingSheetField,
  type DrawingSheetProps,
} from '../../src/design-system'
import { company } from '../../src/content/company'
import { LogoMark } from '../../src/sections/LogoMark'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const issuer: DrawingSheetProps['issuer'] = {
  mark: <LogoMark size={40} />,
  name: company.name,
  text: company.trade,
  contacts: [company.phones[0], company.email],
}

/** In small type, because the examples are much narrower than a page. */
const shortIssuer: DrawingSheetProps['issuer'] = {
  ...issuer,
  name: <span className="text-caption">{company.name}</span>,
  contacts: [company.phones[0]],
}

const total = <SummaryList rows={[{ term: 'Grand Total', value: 'PKR 27,995,990', emphasis: 'grand' }]} />

/** The fields of an estimate for a client. */
const fieldsFor = (client: string): readonly DrawingSheetField[] => [
  { term: 'Client', value: client, isWide: true },
  { term: 'Date', value: '1 March 2026' },
  { term: 'Sheet', value: '1/1' },
]

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[40rem] max-w-full">
        <DrawingSheet
          title="Cost Estimate"
          headingLevel={3}
          status="Tentative"
          issuer={issuer}
          fields={fieldsFor('')}
        >
          {total}
        </DrawingSheet>
      </div>
    ),
    parts: [
      {
        name: 'Content',
        note: 'The result. In print it is on a page of its own, without the rest of the website, and the title block is at the foot of that page.',
        selector: 'section > :first-child',
        side: 'top',
      },
      {
        name: 'Issuer',
        note: 'The mark and the name of the firm, with its contact details after them, so that a sheet that is passed on says whom to ask.',
        selector: '.grid > :first-child',
        side: 'start',
      },
      {
        name: 'Title',
        note: 'A heading, and the name of the region. Below it the status, if there is one.',
        selector: 'h3',
        side: 'end',
      },
      {
        name: 'Field',
        note: 'A term with its value, as in the title block of a drawing. A wide one takes the place of two.',
        selector: 'section > dl > :last-child',
        side: 'end',
      },
      {
        name: 'Empty field',
        note: 'Without a value there is a line to write on.',
        selector: '[data-state="empty"]',
        side: 'bottom',
      },
    ],
  },
  choice: choices.pageParts,
  pairs: [
    {
      good: (
        <DrawingSheet title="Estimate to Sign" headingLevel={3} issuer={shortIssuer} fields={fieldsFor('')}>
          {total}
        </DrawingSheet>
      ),
      bad: (
        <DrawingSheet
          title="Estimate to Read"
          headingLevel={3}
          issuer={shortIssuer}
          fields={fieldsFor('Not specified')}
        >
          {total}
        </DrawingSheet>
      ),
      reason:
        'What is missing on a sheet is filled in by hand: an empty value leaves a line for the name. A placeholder takes its place, and looks like an answer.',
    },
    {
      good: (
        <Card title="Office hours" space="small">
          <Text size="small">Monday to Friday, 9 am to 6 pm.</Text>
        </Card>
      ),
      bad: (
        <DrawingSheet
          title="Hours of the Office"
          headingLevel={3}
          issuer={shortIssuer}
          fields={[{ term: 'Days', value: 'Monday to Friday', isWide: true }]}
        >
          <Text size="small">9 am to 6 pm.</Text>
        </DrawingSheet>
      ),
      reason:
        'Frame and title block are those of a document that is kept, sent and signed. A box on the screen is a Card.',
    },
  ],
  words: [
    {
      rule: 'A term has one or two words, without a colon',
      good: 'Client · Date · Sheet',
      bad: 'Prepared for the client: · As of:',
    },
    {
      rule: 'The title names the document, not the step of the website',
      good: 'Cost Estimate',
      bad: 'Your submission was successful',
    },
    {
      rule: 'The status says how binding it is',
      good: 'Tentative',
      bad: 'New',
    },
    {
      rule: 'A date is written out, because the sheet is read months later',
      good: '1 March 2026',
      bad: 'Today',
    },
  ],
}
