import { describe, expect, it } from 'vitest'
import { thumbnailPlaces } from '../../../../src/pages/project/thumbnailPlaces'

const left = ['largeLeft', 'smallRight', 'smallRight']
const right = ['smallLeft', 'smallLeft', 'largeRight']
const halves = ['half', 'half']

const landscapes = (count: number) => Array.from({ length: count }, () => 'landscape' as const)

describe('the layout of a gallery', () => {
  it.each([
    { count: 0, places: [] },
    { count: 1, places: ['single'] },
    { count: 2, places: halves },
    { count: 3, places: left },
    { count: 4, places: ['upright', 'wide', 'third', 'third'] },
    { count: 5, places: [...left, ...halves] },
    { count: 6, places: [...left, ...right] },
    { count: 7, places: [...left, ...halves, ...halves] },
    { count: 8, places: [...left, ...halves, ...right] },
    { count: 9, places: [...left, ...halves, ...halves, ...halves] },
    { count: 10, places: [...left, ...halves, ...right, ...halves] },
  ])('of $count pictures has complete rows', ({ count, places }) => {
    expect(thumbnailPlaces(landscapes(count))).toEqual(places)
  })

  it('has a place for each picture, however many there are', () => {
    for (let count = 0; count <= 60; count += 1) {
      expect(thumbnailPlaces(landscapes(count))).toHaveLength(count)
    }
  })

  it.each([
    { shapes: ['portrait', 'landscape'], places: ['tall', 'besideTall'] },
    { shapes: ['landscape', 'portrait'], places: ['besideTall', 'tall'] },
    { shapes: ['portrait', 'portrait'], places: halves },
  ] as const)('shows one portrait of a pair upright: $shapes', ({ shapes, places }) => {
    expect(thumbnailPlaces(shapes)).toEqual(places)
  })

  it.each([
    { portrait: 4, of: 6, places: [...halves, ...halves, 'tall', 'besideTall'] },
    { portrait: 1, of: 6, places: ['besideTall', 'tall', ...halves, ...halves] },
    { portrait: 0, of: 5, places: ['tall', 'besideTall', ...left] },
    { portrait: 6, of: 7, places: [...left, ...halves, 'besideTall', 'tall'] },
  ])('keeps picture $portrait of $of, a portrait, out of the groups of three', ({ portrait, of, places }) => {
    const shapes = landscapes(of).map((shape, index) => (index === portrait ? 'portrait' : shape))
    expect(thumbnailPlaces(shapes)).toEqual(places)
  })
})
