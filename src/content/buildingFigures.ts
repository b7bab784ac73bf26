// What an owner plans for beside the total: sample figures of the firm, the same in every language. The FAQ says the same.

/** The reserve for surprises, in per cent of the total. */
export const reservePercent = { from: 10, to: 15 } as const

/** How many months it takes to build after the approval, by the plot's size. */
export const buildingTimes = [
  { marla: 5, from: 7, to: 12 },
  { marla: 10, from: 10, to: 14 },
  { marla: 20, from: 10, to: 18 },
] as const

/** An example of the payments, in the order in which they are due: shares of each part in per cent. */
export const paymentStages = [
  { stage: 'agreement', part: 'design', percent: 30 },
  { stage: 'drawings', part: 'design', percent: 70 },
  { stage: 'foundation', part: 'grayStructure', percent: 25 },
  { stage: 'slabs', part: 'grayStructure', percent: 45 },
  { stage: 'plaster', part: 'grayStructure', percent: 30 },
  { stage: 'tiles', part: 'finishing', percent: 40 },
  { stage: 'woodwork', part: 'finishing', percent: 35 },
  { stage: 'paint', part: 'finishing', percent: 15 },
  { stage: 'handover', part: 'finishing', percent: 10 },
] as const

/** A payment of the example. */
export type PaymentStage = (typeof paymentStages)[number]['stage']

/**
 * What the grey structure takes per square foot of covered area, without a basement. Guide values published for Lahore
 * from 2021 on.
 */
export const materials = [
  { material: 'bricks', from: 26, to: 26 },
  { material: 'cement', from: 0.27, to: 0.32 },
  { material: 'steel', from: 1.6, to: 2.2 },
] as const

export type Material = (typeof materials)[number]['material']
