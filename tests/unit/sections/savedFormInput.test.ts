import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerForm, saveFormInput, takeFormInput } from '../../../src/sections/savedFormInput'
import { blockedStorage, MemoryStorage } from '../leads/MemoryStorage'

const texts = { name: 'Ada Lovelace', message: 'About my house' }

describe('the saved input of a form', () => {
  let storage: MemoryStorage

  beforeEach(() => {
    storage = new MemoryStorage()
    vi.stubGlobal('sessionStorage', storage)
    registerForm('message', () => texts)
  })

  it('lasts for one load of the page', () => {
    saveFormInput()
    expect(takeFormInput('message')).toEqual(texts)
    expect(takeFormInput('message')).toEqual({})
    expect(storage.keys).toEqual([])
  })

  it('is separate for each form', () => {
    registerForm('enquiry', () => ({ city: 'Multan' }))
    saveFormInput()
    expect(takeFormInput('enquiry')).toEqual({ city: 'Multan' })
    expect(takeFormInput('message')).toEqual(texts)
  })

  it.each(['', 'null', '[', '"text"'])('is empty if the stored text is %s', (text) => {
    storage.setItem('form:message', text)
    expect(takeFormInput('message')).toEqual({})
  })

  it('is empty if the storage is blocked', () => {
    vi.stubGlobal('sessionStorage', blockedStorage)
    saveFormInput()
    expect(takeFormInput('message')).toEqual({})
  })
})
