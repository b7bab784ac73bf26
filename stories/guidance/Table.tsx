import { SummaryList, Table } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[30rem] max-w-full">
        <Table
          caption="Houses with a basement"
          columns={['Plot', 'Covered area', 'A Grade']}
          rows={[
            { header: '5 marla', cells: ['2,168 sq ft', 'PKR 15,648,840'] },
            { header: '10 marla', cells: ['3,666 sq ft', 'PKR 26,813,705'] },
          ]}
        />
      </div>
    ),
    parts: [
      {
        name: 'Caption',
        note: 'What is compared: the name of the table and of the region that scrolls.',
        selector: 'caption',
        side: 'start',
      },
      {
        name: 'Column header',
        note: 'The quantity. In a narrow container it is above or beside its figures.',
        selector: 'thead th:last-child',
        side: 'end',
      },
      {
        name: 'Row header',
        note: 'What the row is about, with an optional note below it.',
        selector: 'tbody th',
        side: 'start',
      },
      {
        name: 'Figure',
        note: 'With its unit, aligned at the last digit, in digits of equal width. It never wraps between number and unit if there is room.',
        selector: 'tbody tr:last-child td:last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.figures,
  pairs: [
    {
      good: (
        <SummaryList
          rows={[
            { term: 'Plot', value: '10 marla' },
            { term: 'Covered area', value: '3,666 sq ft' },
          ]}
        />
      ),
      bad: (
        <Table
          caption="Facts"
          columns={['Fact', 'Value']}
          rows={[
            { header: 'Plot', cells: ['10 marla'] },
            { header: 'Covered area', cells: ['3,666 sq ft'] },
          ]}
        />
      ),
      reason:
        'With a single column of values there is nothing to compare: headers such as “Value” are only noise.',
    },
    {
      good: (
        <Table
          caption="Cost by grade"
          columns={['Plot', 'Cost']}
          rows={[
            { header: '5 marla', cells: ['PKR 15,648,840'] },
            { header: '10 marla', cells: ['PKR 26,813,705'] },
          ]}
        />
      ),
      bad: (
        <Table
          caption="Cost by grade, rounded"
          columns={['Plot', 'Cost']}
          rows={[
            { header: '5 marla', cells: ['approx. 1.56 Cr'] },
            { header: '10 marla', cells: ['PKR 26,813,705'] },
          ]}
        />
      ),
      reason:
        'Figures of one column have the same unit and the same precision, so that their lengths can be compared too.',
    },
  ],
  words: [
    { rule: 'The caption says what is compared', good: 'Houses with a basement', bad: 'Table 1' },
    { rule: 'A column header is a noun without a unit', good: 'Covered area', bad: 'Area (in sq ft)' },
    { rule: 'Each figure has its unit', good: '3,666 sq ft', bad: '3666' },
  ],
}
