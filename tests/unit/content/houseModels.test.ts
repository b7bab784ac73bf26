import { describe, expect, it } from 'vitest'
import { houseModels } from '../../../src/content/houseModels'
import { calculateEstimate, floorCosts, inputsOfHouse, plainHouse } from '../../../src/estimator'

describe.each(houseModels)('the model of the house on $marla marla', ({ marla, aboveGround }) => {
  const choices = { ...plainHouse, includeBasement: true }
  const { areas, totals } = calculateEstimate(inputsOfHouse(marla, choices))

  it('has the covered area of the estimator', () => {
    expect(aboveGround).toBe(areas.ground + areas.first)
  })

  it('costs as much as its floors', () => {
    const { basement, ground, first } = floorCosts(inputsOfHouse(marla, choices))
    expect(basement + ground + first).toBe(totals.grand)
  })
})
