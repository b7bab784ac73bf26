import { expect } from 'storybook/test'
import { systemColour } from './systemColour'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** In forced colours, expects a solid edge at each side that differs from the background of the page. */
export async function expectSystemEdge(element: Element) {
  const style = getComputedStyle(element)
  for (const side of sides) {
    await expect(style[`border${side}Style`]).toBe('solid')
    await expect(Number.parseFloat(style[`border${side}Width`])).toBeGreaterThanOrEqual(1)
    await expect(style[`border${side}Color`]).not.toBe(systemColour('Canvas'))
  }
}
