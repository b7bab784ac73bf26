import { describe, expect, it } from 'vitest'
import { urduTexts } from '../../../../src/content/pages/estimatorUrdu'
import {
  createLanguageStore,
  initialLanguage,
  languageKey,
  type LanguageTexts,
} from '../../../../src/pages/estimator/languageStore'
import { urduLabels } from '../../../../src/pages/estimator/urduLabels'

const urdu: LanguageTexts = { texts: urduTexts, labels: urduLabels }

/** A storage area in memory. */
function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

/** Loads the texts when it is told to. */
function delayed() {
  let finish = () => {}
  const loading = new Promise<LanguageTexts>((resolve) => {
    finish = () => resolve(urdu)
  })
  return { load: () => loading, finish: () => finish() }
}

describe('the language of the estimator', () => {
  it('is English at first, whatever was remembered', () => {
    const store = createLanguageStore(
      () => memory({ [languageKey]: 'ur' }),
      async () => urdu,
    )
    expect(store.get()).toBe(initialLanguage)
  })

  it('changes to Urdu once its texts are loaded, and is remembered', async () => {
    const area = memory()
    const { load, finish } = delayed()
    const store = createLanguageStore(() => area, load)
    let changes = 0
    store.subscribe(() => (changes += 1))
    const choosing = store.choose('ur')
    expect(store.get()).toMatchObject({ language: 'en', status: 'loading', texts: initialLanguage.texts })
    expect(area.getItem(languageKey)).toBeNull()
    finish()
    await choosing
    expect(store.get()).toEqual({ language: 'ur', status: 'ready', ...urdu })
    expect(area.getItem(languageKey)).toBe('ur')
    expect(changes).toBe(2)
  })

  it('changes back to English at once, and forgets Urdu', async () => {
    const area = memory()
    const store = createLanguageStore(
      () => area,
      async () => urdu,
    )
    await store.choose('ur')
    const choosing = store.choose('en')
    expect(store.get()).toBe(initialLanguage)
    await choosing
    expect(area.getItem(languageKey)).toBeNull()
  })

  it('stays English if the visitor goes back to it while Urdu is loading', async () => {
    const area = memory()
    const { load, finish } = delayed()
    const store = createLanguageStore(() => area, load)
    const choosing = store.choose('ur')
    await store.choose('en')
    finish()
    await choosing
    expect(store.get()).toBe(initialLanguage)
    expect(area.getItem(languageKey)).toBeNull()
  })

  it('stays English if Urdu can’t be loaded, and says so until it can', async () => {
    const area = memory()
    let isOnline = false
    const store = createLanguageStore(
      () => area,
      async () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return urdu
      },
    )
    await store.choose('ur')
    expect(store.get()).toEqual({ ...initialLanguage, status: 'failed' })
    expect(area.getItem(languageKey)).toBeNull()
    isOnline = true
    await store.choose('ur')
    expect(store.get()).toMatchObject({ language: 'ur', status: 'ready' })
  })

  it.each([
    ['ur', 'ur'],
    ['de', 'en'],
    ['', 'en'],
  ])('is restored from "%s" as %s', async (remembered, expected) => {
    const store = createLanguageStore(
      () => memory({ [languageKey]: remembered }),
      async () => urdu,
    )
    await store.restore()
    expect(store.get().language).toBe(expected)
  })

  it('changes even if the storage is blocked', async () => {
    const store = createLanguageStore(blocked, async () => urdu)
    await store.restore()
    expect(store.get()).toBe(initialLanguage)
    await store.choose('ur')
    expect(store.get().language).toBe('ur')
    await store.choose('en')
    expect(store.get().language).toBe('en')
  })
})
