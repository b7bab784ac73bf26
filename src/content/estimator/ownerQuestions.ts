import type { Material, PaymentStage } from '../buildingFigures'

/** What the owner asks after the price, each answered in a line; the FAQ has the rest. */
export const ownerQuestions = {
  heading: 'On top, reserve, time, payments',
  onTop: {
    term: 'Comes on top',
    text: 'Plot, fees, taxes',
    detail: 'Also porch, boundary and tanks; connections, furniture and garden',
    designOnly: 'And the building itself',
  },
  reserve: {
    term: 'Keep in reserve',
    text: (from: string, to: string) => `${from} to ${to}`,
    detail: (from: number, to: number) =>
      `${from} to ${to} per cent, for surprises in the ground and changes of mind`,
  },
  lessMoney: { term: 'With less money', text: 'See which changes make it fit' },
  duration: {
    term: 'How long',
    text: (from: number, to: number) => `${from} to ${to} months`,
    detail: (marla: number, isNearest: boolean, hasBasement: boolean) =>
      (isNearest
        ? `After the approval, as for ${marla} marla, the nearest size we give a time for`
        : 'After the approval') + (hasBasement ? '; a basement adds to it' : ''),
  },
  payments: {
    term: 'When you pay',
    text: 'In stages, as work is finished',
    example: 'An example; the contract sets the stages.',
    stages: {
      agreement: 'When the design is agreed',
      drawings: 'With the drawings',
      foundation: 'Foundation',
      slabs: 'Walls and slabs',
      plaster: 'Plaster, pipes and roof',
      tiles: 'Tiles and ceilings',
      woodwork: 'Doors and woodwork',
      paint: 'Paint and fittings',
      handover: 'Handover',
    } satisfies Record<PaymentStage, string>,
  },
  certainty: { term: 'How sure', text: 'Tentative until there are drawings' },
  rates: { term: 'Rates as of', detail: (days: number) => `Ask again ${days} days after your estimate` },
  more: 'FAQ',
  /** The accessible name of the link, which begins with its visible text. */
  moreAbout: (term: string) => `FAQ: ${term}`,
} as const

/** What the grey structure is made of. */
export const materialTexts = {
  heading: 'What goes into it',
  terms: { bricks: 'Bricks', cement: 'Cement', steel: 'Steel' } satisfies Record<Material, string>,
  about: (amount: string) => `about ${amount}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  units: {
    bricks: (count: string) => `${count} pieces`,
    cement: (count: string) => `${count} bags of 50 kg`,
    steel: (weight: string) => `${weight} kg`,
  } satisfies Record<Material, (amount: string) => string>,
  text: (area: string) =>
    `For the grey structure of the floors above ground, ${area}. Guide values published for Lahore from 2021 on, rounded; they change no price.`,
} as const
