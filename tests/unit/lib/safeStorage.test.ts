import { expect, it, vi } from 'vitest'
import { readItem, writeItem } from '../../../src/lib/safeStorage'
import { blockedStorage, MemoryStorage } from '../leads/MemoryStorage'

it('a text that could not be stored lasts as long as the page, or until a later one is stored', () => {
  vi.stubGlobal('window', { sessionStorage: blockedStorage })
  expect(readItem('sessionStorage', 'form')).toBeNull()
  writeItem('sessionStorage', 'form', 'first')
  expect(readItem('sessionStorage', 'form')).toBe('first')
  const sessionStorage = new MemoryStorage()
  vi.stubGlobal('window', { sessionStorage })
  writeItem('sessionStorage', 'form', 'second')
  expect(sessionStorage.getItem('form')).toBe('second')
  expect(readItem('sessionStorage', 'form')).toBe('second')
})
