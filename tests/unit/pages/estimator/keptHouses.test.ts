import { expect, it, vi } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
import { keptHouses, parseHouses } from '../../../../src/pages/estimator/planning/keptHouses'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const ten = { ...initialInputs, plotSize: '10', grade: 'A' } as const

it.each([
  ['stored', new MemoryStorage()],
  ['blocked', blockedStorage],
])('at most five houses are saved, each under its own name, if they are %s', (_, localStorage) => {
  vi.stubGlobal('window', { localStorage })
  for (const name of ['1', '2', '3', '4', '5', '6', '2']) keptHouses.save(name, ten)
  expect(keptHouses.get()).toMatchObject({ compared: '2', isStored: localStorage !== blockedStorage })
  keptHouses.remove('2')
  expect(keptHouses.get().saved.map(({ name }) => name)).toEqual(['1', '3', '4', '5'])
})

it.each([
  ['truncated JSON', '{"saved":[', []],
  ['a text for a list', '{"saved":"Ours"}', []],
  ['an unknown unit', JSON.stringify({ last: { ...ten, unit: 'acre' } }), []],
  [
    'one good entry',
    JSON.stringify({ saved: [1, { name: 'A' }, { inputs: ten }, { name: 'B', inputs: ten }] }),
    ['B'],
  ],
])('of %s only what is valid is read', (_, text, names) => {
  const { last, saved } = parseHouses(text)
  expect([last, saved.map(({ name }) => name)]).toEqual([undefined, names])
})
