import { createStore } from '../../../lib/createStore'
import { parseInputs, type EstimateInputs } from '../../../estimator'
import { fieldsOf, parseJson } from '../../../lib/json'
import { readItem, writeItem } from '../../../lib/safeStorage'

/** How many houses can be saved. Source: docs/product.md#saved-houses. */
export const maxSavedHouses = 5

/**
 * What is kept on this device, without contact details: the house of the last visit, the saved ones with unique names,
 * oldest first, and the name of the one that the current house is compared with, if any.
 */
interface KeptHouses extends ReturnType<typeof parseHouses> {}

interface State extends KeptHouses {
  /** Whether the browser could store it; otherwise it lasts as long as the page. */
  readonly isStored: boolean
  /** What was kept before the last change, if that deleted some of it. */
  readonly deleted: KeptHouses | undefined
}

/** What is kept at first, and after everything was deleted. */
export const noHouses: State = { ...parseHouses(null), isStored: true, deleted: undefined }

/** The key in the local storage. */
const key = 'estimatorHouses'
const read = () => parseHouses(readItem('localStorage', key))
const write = ({ last, saved, compared }: KeptHouses) =>
  writeItem('localStorage', key, last || saved.length > 0 ? JSON.stringify({ last, saved, compared }) : '')

const atStart = readItem('localStorage', key)
// The same object as in the prerendered page if there is nothing, so that nothing is rendered again.
const { set, ...store } = createStore<State>(atStart ? { ...noHouses, ...parseHouses(atStart) } : noHouses)

/** What is kept. */
export const keptHouses = {
  ...store,
  /** Changes some of it; the rest stays as it is in the storage, which another tab may have changed. */
  update: (changes: Partial<KeptHouses>, deleted?: KeptHouses) => {
    const next = { ...read(), ...changes }
    // The house of this visit is offered on the next one.
    set({ ...next, last: next.last && store.get().last, isStored: write(next), deleted })
  },
  /** Keeps the current house for the next visit. */
  keepLast: (last: EstimateInputs) => void write({ ...read(), last }),
  /** Saves a house in place of one with its name, if there is room, and compares it. */
  save: (name: string, inputs: EstimateInputs) => {
    const others = read().saved.filter((house) => house.name !== name)
    const saved = [...others, { name, inputs }]
    keptHouses.update(saved.length > maxSavedHouses ? {} : { saved, compared: name })
  },
  /** Deletes a saved house. */
  remove: (name: string) =>
    keptHouses.update({ saved: read().saved.filter((house) => house.name !== name) }, read()),
  /** Deletes all. */
  clear: () => keptHouses.update(parseHouses(null), read()),
  /** Brings back what was deleted last; what another tab has saved meanwhile stays. */
  undo: () => {
    const { deleted } = store.get()
    if (!deleted) return
    const names = new Set(deleted.saved.map(({ name }) => name))
    const others = read().saved.filter(({ name }) => !names.has(name))
    const saved = [...deleted.saved, ...others].slice(0, maxSavedHouses)
    const { last, compared } = deleted
    set({ last, saved, compared, isStored: write({ last, saved, compared }), deleted: undefined })
  },
}

/** Parses what is stored; damaged entries are dropped. */
export function parseHouses(text: string | null) {
  const stored = fieldsOf(parseJson(text))
  const entries: readonly unknown[] = Array.isArray(stored['saved']) ? stored['saved'] : []
  const houses = entries.flatMap((entry) => {
    const { name, inputs: storedInputs } = fieldsOf(entry)
    const inputs = parseInputs(storedInputs)
    return typeof name === 'string' && inputs ? [[name, { name, inputs }] as const] : []
  })
  const saved = [...new Map(houses).values()].slice(0, maxSavedHouses)
  const compared = saved.find(({ name }) => name === stored['compared'])?.name ?? ''
  return { last: parseInputs(stored['last']), saved, compared }
}
