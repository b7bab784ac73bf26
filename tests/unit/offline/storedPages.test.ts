import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedPages } from '../../../src/offline/storedPages'

/** Replaces the browser's caches with one that has these documents, by their URLs, the oldest first. */
function stubCache(documents: Readonly<Record<string, string>>) {
  const cache = {
    keys: async () => Object.keys(documents).map((url) => ({ url })),
    match: async ({ url }: { url: string }) => new Response(documents[url]),
  }
  vi.stubGlobal('caches', { open: async () => cache })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the stored pages', () => {
  it('have the titles of their documents, the latest first', async () => {
    stubCache({
      'https://site.example/': '<head><title>Engineering &amp; Design | Site</title></head>',
      'https://site.example/faq':
        '<title>What&#x27;s &quot;covered&quot; &lt; 5 marla?</title><svg><title>Icon</title></svg>',
    })
    expect(await storedPages()).toEqual([
      { path: '/faq', title: 'What\'s "covered" < 5 marla?' },
      { path: '/', title: 'Engineering & Design | Site' },
    ])
  })

  it('do not include a document without a title', async () => {
    stubCache({ 'https://site.example/': '<p>no title</p>' })
    expect(await storedPages()).toEqual([])
  })

  it('are an empty list if the browser blocks its storage', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('blocked')) })
    expect(await storedPages()).toEqual([])
  })
})
