import { describe, expect, it } from 'vitest'
import { heroPictureOf, preloadHero } from '../../../scripts/heroPictures'

const lazyPicture =
  '<picture><source type="image/avif" srcSet="/lazy.avif 480w" sizes="50vw"/><img src="/lazy.webp" loading="lazy"/></picture>'
const hero =
  '<picture class="block"><source type="image/avif" srcSet="/hero-1.avif 480w, /hero-2.avif 800w" sizes="(min-width: 64rem) 50vw, 100vw"/><source type="image/webp" srcSet="/hero-1.webp 480w" sizes="100vw"/><img src="/hero.webp" loading="eager" fetchPriority="high"/></picture>'

it('finds the AVIF files of the picture with high priority', () => {
  expect(heroPictureOf(`<main>${lazyPicture}${hero}${lazyPicture}</main>`)).toEqual({
    srcset: '/hero-1.avif 480w, /hero-2.avif 800w',
    sizes: '(min-width: 64rem) 50vw, 100vw',
  })
})

it('finds nothing on a page whose pictures are all lazy', () => {
  expect(heroPictureOf(`<main>${lazyPicture}</main>`)).toBeUndefined()
})

describe('preloadHero', () => {
  const viewport = '<meta name="viewport" content="width=device-width"/>'

  it('links to the files of the picture, after the viewport and before everything else', () => {
    const html = `<head><meta charset="utf-8"/>${viewport}<title>Home</title></head>${hero}`
    const [before, after] = preloadHero(html).split(/\s*<link [^>]*>/)
    expect(before).toBe(`<head><meta charset="utf-8"/>${viewport}`)
    expect(after).toBe(`<title>Home</title></head>${hero}`)
    expect(preloadHero(html)).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/hero-1.avif 480w, /hero-2.avif 800w" imagesizes="(min-width: 64rem) 50vw, 100vw" fetchpriority="high" />',
    )
  })

  it('leaves a document without such a picture as it is', () => {
    expect(preloadHero(`<head>${viewport}</head>${lazyPicture}`)).toBe(
      `<head>${viewport}</head>${lazyPicture}`,
    )
  })

  it('throws if the document has no viewport', () => {
    expect(() => preloadHero(hero)).toThrow('The document has no viewport.')
  })
})
