import { beforeEach, describe, expect, it, vi } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
import { keptHouses as firstStore, parseHouses } from '../../../../src/pages/estimator/planning/keptHouses'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const ten = { ...initialInputs, plotSize: '10', grade: 'A' } as const
const five = { ...ten, plotSize: '5' }

let storage: MemoryStorage
let keptHouses = firstStore

/** Opens the page on a device with this storage. */
async function open(localStorage: Storage) {
  vi.stubGlobal('window', { localStorage, sessionStorage: new MemoryStorage() })
  vi.resetModules()
  ;({ keptHouses } = await import('../../../../src/pages/estimator/planning/keptHouses'))
}

beforeEach(async () => {
  storage = new MemoryStorage()
  await open(storage)
})

describe('the houses on a device', () => {
  it('are there on the next visit, and the last one is offered only then', async () => {
    keptHouses.keepLast(five)
    keptHouses.save('Ours', ten)
    expect(keptHouses.get()).toEqual({
      last: undefined,
      saved: [{ name: 'Ours', inputs: ten }],
      compared: 'Ours',
      isStored: true,
    })
    await open(storage)
    expect(keptHouses.get()).toMatchObject({ last: five, saved: [{ name: 'Ours' }], compared: 'Ours' })
    keptHouses.update({ last: undefined })
    keptHouses.remove('Ours')
    expect(storage.getItem('estimatorHouses')).toBeNull()
  })

  it('are at most five, and a name stands for one of them', () => {
    for (const name of ['1', '2', '3', '4', '5', '6', '5']) keptHouses.save(name, name === '5' ? five : ten)
    expect(keptHouses.get().saved.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('last as long as the page if the storage is blocked', async () => {
    await open(blockedStorage)
    keptHouses.save('Ours', ten)
    keptHouses.save('Theirs', five)
    expect(keptHouses.get()).toMatchObject({ saved: [{ name: 'Ours' }, { name: 'Theirs' }], isStored: false })
  })
})

it.each([
  ['truncated JSON', '{"saved":[', []],
  ['a text for a list', '{"saved":"Ours"}', []],
  ['an unknown unit', JSON.stringify({ last: { ...ten, unit: 'acre' } }), []],
  [
    'entries without a name or a house',
    JSON.stringify({ saved: [null, 1, { name: 'A' }, { inputs: ten }] }),
    [],
  ],
  ['one good entry', JSON.stringify({ saved: [{ name: 'A' }, { name: 'B', inputs: ten }] }), ['B']],
])('of %s only what is valid is read', (_, text, names) => {
  const { last, saved } = parseHouses(text)
  expect([last, saved.map(({ name }) => name)]).toEqual([undefined, names])
})
