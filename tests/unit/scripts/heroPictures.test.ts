import { expect, it } from 'vitest'
import { heroPictureOf } from '../../../scripts/heroPictures'

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
