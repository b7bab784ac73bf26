import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addForm, keepFormTexts, takeFormTexts } from '../../../src/sections/formTexts'
import { blockedStorage, MemoryStorage } from '../leads/MemoryStorage'

const texts = { name: 'Ada Lovelace', message: 'About my house' }

describe('the text of a form', () => {
  let storage: MemoryStorage

  beforeEach(() => {
    storage = new MemoryStorage()
    vi.stubGlobal('sessionStorage', storage)
    addForm('message', () => texts)
  })

  it('is kept for one load of the page', () => {
    keepFormTexts()
    expect(takeFormTexts('message')).toEqual(texts)
    expect(takeFormTexts('message')).toEqual({})
    expect(storage.keys).toEqual([])
  })

  it('is kept for each form', () => {
    addForm('enquiry', () => ({ city: 'Multan' }))
    keepFormTexts()
    expect(takeFormTexts('enquiry')).toEqual({ city: 'Multan' })
    expect(takeFormTexts('message')).toEqual(texts)
  })

  it.each(['', 'null', '[', '"text"'])('is empty if the stored text is %s', (text) => {
    storage.setItem('form:message', text)
    expect(takeFormTexts('message')).toEqual({})
  })

  it('is empty if the storage is blocked', () => {
    vi.stubGlobal('sessionStorage', blockedStorage)
    keepFormTexts()
    expect(takeFormTexts('message')).toEqual({})
  })
})
