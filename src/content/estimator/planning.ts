import type { BudgetUnit, EstimateService, Floor, QualityGrade } from '../../estimator'

// The estimator page's texts about budgets, plots, comparisons and links. The others are beside it.

/** The labels of the budget's units. */
export const budgetUnitLabels: Record<BudgetUnit, string> = { crore: 'Crore', lakh: 'Lakh', pkr: 'PKR' }

/** From a budget to a plot. Source: docs/product.md#budget. */
export const budgetSection = {
  heading: 'What can you build within your budget?',
  text: 'Enter what you can spend. We work out the largest plot you can build on for that money, using the same rules and rates as the estimator.',
  budget: 'Your budget',
  unit: 'Unit',
  authority: 'The plot is in',
  authorityNames: { DHA: 'DHA', LDA: 'LDA' },
  grade: 'Quality',
  basement: 'With a basement',
  services: 'What the budget pays for',
  serviceNames: {
    grayStructure: 'The grey structure',
    finishing: 'Finishes',
    architectural: 'Drawings',
    interior: 'Interiors',
  } satisfies Record<EstimateService, string>,
  answer: {
    heading: 'Your house',
    largest: 'Largest plot',
    plot: (marla: number) => `${marla} marla`,
    area: 'Covered area',
    cost: 'Cost',
    about: (amount: string) => `about ${amount}`,
    left: 'Left over',
    sizes: 'Common sizes',
    leaves: (amount: string) => `${amount} left`,
    exceeds: (amount: string) => `${amount} short`,
    isLimit: (marla: number) =>
      `Your budget is enough for ${marla} marla, the largest plot we estimate here.`,
    tooLow: (marla: number, cost: string, missing: string) =>
      `The smallest house we estimate, on ${marla} marla, costs ${cost}. That is ${missing} more than your budget.`,
    noServices: 'Choose at least one service.',
    empty: 'Enter a budget, such as 2 crore.',
    /** The label of both buttons: for the largest plot, and for the largest common size. */
    open: (plot: string) => `Open ${plot} in the estimator`,
    announcement: (plot: string, cost: string) => `Largest plot: ${plot}, for ${cost}.`,
    label: 'Plot within your budget',
  },
} as const

/** What a budget pays of the current house. Source: docs/product.md#budget-for-a-house. */
export const houseBudget = {
  heading: 'Your budget for this house',
  covers: (budget: string, cost: string, left: string, reserve: string) =>
    `${budget} covers this house’s ${cost}, with ${left} left over${reserve && `; keep ${reserve} of it in reserve`}.`,
  short: (budget: string, percent: number, cost: string, missing: string) =>
    `${budget} pays for ${percent} per cent of this house’s ${cost}; ${missing} short.`,
  fits: 'What makes it fit:',
  closest: 'No change of basement, grade or first floor is enough. The closest we get:',
  groundFirst: 'First floor later',
  together: (changes: readonly string[]) => changes.join(' · '),
  apply: 'Change to this',
  /** The accessible name of the button, which begins with its visible text. */
  applyTo: (change: string) => `Change to this: ${change}`,
  undo: 'Undo the change',
} as const

/** The table of costs by plot. Source: docs/product.md#table-of-costs. */
export const costTable = {
  heading: 'What a house costs, by plot',
  text: 'Houses in DHA with two floors and all four services, as the estimator prices them. The covered area is shown with each plot size. Select a cost to open that house in the estimator.',
  withBasement: 'With a basement',
  withoutBasement: 'Without a basement',
  plot: 'Plot',
  changes: {
    heading: (marla: number) => `What moves the price of a house on ${marla} marla`,
    text: 'Compared with a house in A Grade without a basement, with all four services:',
    basement: 'Add a basement',
    grade: (grade: QualityGrade, plain: QualityGrade) => `${grade} instead of ${plain}`,
    without: {
      grayStructure: 'Without the grey structure',
      finishing: 'Without finishes',
      architectural: 'Without architectural design',
      interior: 'Without interior design',
    } satisfies Record<EstimateService, string>,
  },
} as const

/** What is said about a link that was opened. Source: docs/product.md#links-to-an-estimate. */
export const openedLink = {
  inputs: {
    title: 'The details of the house are filled in',
    calculator: 'Change anything; the estimate updates as you go.',
    undo: 'Undo',
  },
  damaged: {
    title: 'This link is damaged',
    text: 'Part of it is missing or has changed. Ask for a new link, or enter the details here.',
  },
  unknownVersion: {
    title: 'We cannot read this link',
    text: 'It was made by a newer version of this page. Reload the page and open the link again, or enter the details here.',
  },
} as const

/** The houses that are kept on this device. Source: docs/product.md#saved-houses. */
export const savedHouses = {
  heading: 'Saved houses',
  continueWith: (house: string) => `Continue with ${house}`,
  startAnew: 'Start anew',
  open: 'Open',
  compare: 'Compare',
  delete: 'Delete',
  /** The accessible name of a button, which begins with its visible text. */
  actionOn: (action: string, name: string) => `${action} ${name}`,
  deleteAll: 'Delete all',
  undo: 'Undo the deletion',
  notStored: 'Your browser could not store this. It stays here until you close the page.',
} as const

/** Two estimates side by side. Source: docs/product.md#saved-houses. */
export const comparison = {
  heading: 'Compare houses',
  text: (count: number) =>
    `Save this house, then change anything above: both appear here side by side. Up to ${count} houses stay on this device, without your contact details.`,
  name: 'Name of this house',
  start: 'Save this house',
  full: (count: number) => `${count} houses are saved. Delete one to save this one.`,
  caption: (name: string) => `Saved and current house: ${name}`,
  columns: ['Item', 'Saved', 'Current'],
  same: 'Change anything above; what differs appears here.',
  end: 'End the comparison',
  rows: {
    plot: 'Plot',
    authority: 'Authority',
    areas: {
      basement: 'Basement',
      ground: 'Ground floor',
      first: 'First floor',
    } satisfies Record<Floor, string>,
    total: 'Covered area',
    grade: 'Grade',
    grand: 'Total',
    price: 'Per sq ft',
  },
  none: '–',
} as const

/** Sharing an estimate. Source: docs/product.md#links-to-an-estimate. */
export const shareEstimate = {
  heading: 'Share this estimate',
  text: 'The link contains only the details of the house, never your name, e-mail address or phone number.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser did not allow copying. Here is the link:',
  whatsApp: 'Send by WhatsApp',
  share: 'Share…',
  print: 'Print or save as PDF',
  cannotPrint: 'This app cannot print. Copy the link, and open it in a browser such as Chrome or Safari.',
  /** The message that the visitor sends, followed by the link. */
  message: (house: string, cost: string, price: string) =>
    `${house}: about ${cost}, ${price} per sq ft. Tentative estimate:`,
  /** What a chat with the firm begins with. */
  houseAndCost: (house: string, cost: string) => `${house}: about ${cost}`,
  house: (parts: readonly string[]) => parts.join(', '),
  plot: (size: string, unit: string) => `${size} ${unit}`,
  entered: (area: string) => `${area} of covered area`,
  designOnly: 'design only',
  withBasement: 'with a basement',
  withoutBasement: 'without a basement',
} as const
