import { describe, expect, it, vi } from 'vitest'
import { lazyCode } from '../../../src/design-system/internal/lazyCode'

describe('lazy code', () => {
  it('is loaded once for any number of calls', async () => {
    const importCode = vi.fn<() => Promise<string>>(() => Promise.resolve('menu'))
    const menu = lazyCode(importCode)
    expect(menu.read()).toBeUndefined()
    expect(importCode).not.toHaveBeenCalled()
    await Promise.all([menu.load(), menu.load()])
    await menu.load()
    menu.preload()
    expect(menu.read()).toBe('menu')
    expect(importCode).toHaveBeenCalledOnce()
  })

  it('is loaded again after a failure', async () => {
    const importCode = vi
      .fn<() => Promise<string>>(() => Promise.resolve('menu'))
      .mockRejectedValueOnce(new Error('offline'))
    const menu = lazyCode(importCode)
    await expect(menu.load()).rejects.toThrow('offline')
    expect(menu.read()).toBeUndefined()
    await menu.load()
    expect(menu.read()).toBe('menu')
  })

  it('can be loaded after a failed preload', async () => {
    const importCode = vi
      .fn<() => Promise<string>>(() => Promise.resolve('menu'))
      .mockRejectedValueOnce(new Error('offline'))
    const menu = lazyCode(importCode)
    menu.preload()
    await expect(menu.load()).rejects.toThrow('offline')
    await menu.load()
    expect(importCode).toHaveBeenCalledTimes(2)
  })

  it('notifies its subscribers once it has loaded', async () => {
    const menu = lazyCode(() => Promise.resolve('menu'))
    const [onLoad, onLoadOfFormer] = [vi.fn<() => void>(), vi.fn<() => void>()]
    menu.subscribe(onLoad)
    menu.subscribe(onLoadOfFormer)()
    const loaded = menu.load()
    expect(onLoad).not.toHaveBeenCalled()
    await loaded
    expect(onLoad).toHaveBeenCalledOnce()
    expect(onLoadOfFormer).not.toHaveBeenCalled()
  })
})
