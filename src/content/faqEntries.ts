/** The groups of questions, in display order. */
export const faqTopics = ['estimator', 'plot', 'money', 'site', 'data'] as const

export type FaqTopic = (typeof faqTopics)[number]

export interface FaqEntry {
  readonly id: string
  /** The group of questions that it belongs to. */
  readonly topic: FaqTopic
  readonly question: string
  readonly answer: string
}

const entries = [
  {
    id: 'grey-structure',
    topic: 'estimator',
    question: 'What is grey structure?',
    answer:
      'The part of the house that is grey when it is done: foundations, damp-proof course, walls, columns, slabs, stairs, plaster, roof treatment, and the pipes and conduits inside walls and floors. In our estimate it includes the covered area only. Finishing (tiles, doors, fittings, ceilings and paint) is a separate line at about 1.15 times the grey structure.',
  },
  {
    id: 'not-included',
    topic: 'estimator',
    question: 'What is not in the estimate?',
    answer:
      'Anything outside the covered area: porch, double-height skylight, boundary and tanks. Nor does the estimate include the price of the plot, authority fees, taxes, utility connections, furniture, or the planting and paving of the garden. Contracts differ on these points, so ask any contractor to write down what is included before you compare two offers.',
  },
  {
    id: 'covered-area',
    topic: 'estimator',
    question: 'What is covered area?',
    answer:
      'The area under a roof on each floor, measured to the outside of the walls and added up for all floors. In the estimator it is the sum of basement, ground floor and first floor. Open porches, terraces and gardens do not count. It is usually much smaller than the plot size times the number of floors, because space must be left free around the house.',
  },
  {
    id: 'how-exact',
    topic: 'estimator',
    question: 'How accurate is the estimate?',
    answer:
      'It is tentative. It multiplies covered areas by rates per square foot, which is as exact as a figure can be before there are drawings. Soil, design, materials and the market can move it up or down. The exact cost is worked out from the final drawings, the plan and our discussions with you, and only a contract signed by both sides is binding.',
  },
  {
    id: 'dha-or-lda',
    topic: 'plot',
    question: 'What changes between DHA and LDA?',
    answer:
      'The covered areas. For DHA the estimator uses ratios that depend on the size of the plot, and fixed basement areas for common sizes. For LDA it uses averages: the ground floor takes 70 per cent of the plot, and the first floor is 75 per cent of the ground floor. These are our planning ratios, not the regulations. A smaller LDA plot may be allowed more.',
  },
  {
    id: 'which-marla',
    topic: 'plot',
    question: 'How large is a marla?',
    answer:
      'We count 225 square feet to a marla and 20 marla, or 4,500 square feet, to a kanal, as DHA and most planned schemes in Lahore do. Older land records use 272.25 square feet. If you are not sure which one applies to you, choose square feet as the unit and enter the figure from your allotment letter.',
  },
  {
    id: 'basement',
    topic: 'plot',
    question: 'Should I build a basement?',
    answer:
      'A basement adds space on a small plot, but it is the most expensive space in the house: its grey structure costs more per square foot than that of the upper floors. It needs a soil test, retaining walls, waterproofing and a way out for water. Switch it on and off in the estimator and compare the totals before you decide.',
  },
  {
    id: 'grades',
    topic: 'money',
    question: 'What is the difference between A Grade and A+ Grade?',
    answer:
      'A Grade means standard quality at competitive prices. A+ Grade means premium quality with higher-end materials and superior durability. In the estimator the grade changes the rates of grey structure and finishing; design costs the same in both. The bill of quantities names the materials behind a grade, so that you can check what you are getting.',
  },
  {
    id: 'payments',
    topic: 'money',
    question: 'How are payments arranged?',
    answer:
      'In stages, as work is finished: for example the foundation, each slab, the plaster and the steps of finishing. Each payment is based on measured quantities, and a change is priced and agreed in writing before it is built. Keep a reserve of ten to fifteen per cent for surprises in the ground and changes of mind. The contract sets the stages.',
  },
  {
    id: 'approvals',
    topic: 'site',
    question: 'Who takes care of the approvals?',
    answer:
      'If you hire us for it, we prepare the drawings, file them with the authority and answer its comments. The authority alone decides, and it sets its own fees and its own pace. A few weeks is common, and revised drawings take longer. We do not start on site until the approval has been granted.',
  },
  {
    id: 'timeline',
    topic: 'site',
    question: 'How long does it take to build a house?',
    answer:
      'As a rough guide for Lahore: seven to twelve months for 5 marla, ten to fourteen for 10 marla and ten to eighteen for 1 kanal, after the approval. Difficult soil, a basement, late decisions and the weather can add to that, and sites close for both Eids, around Muharram and in the harvest weeks. The contract sets the dates for your house.',
  },
  {
    id: 'privacy',
    topic: 'data',
    question: 'Why do you ask for my contact details first, and what happens to them?',
    answer:
      'So that we can reply to the estimate you submit. Your details are sent only when you submit it, and we contact you within 24 hours. If it cannot be sent, for instance because you are offline, your browser keeps it and sends it later; you can delete it there. Nothing is sold, and there is no tracking. The privacy policy lists every field.',
  },
] as const satisfies readonly FaqEntry[]

/** The id of a question, and the fragment of its URL. */
export type FaqId = (typeof entries)[number]['id']

/** All questions, in display order. */
export const faqEntries: readonly FaqEntry[] = entries
