import { posts } from '../../src/content/collections/posts.ts'
import { projects } from '../../src/content/collections/projects.ts'
import { serviceSubpages } from '../../src/content/collections/serviceSubpages.ts'
import { services } from '../../src/content/collections/services.ts'
import { isStaticRoute, paths, routeNames } from '../../src/paths.ts'
import { desktop, phone, test } from './support/site.ts'

test.use({ hasServiceWorker: false })

/** The first entry of each collection. */
const entries = [services[0], serviceSubpages[0], projects[0], posts[0]]

/** One page of each kind. */
const pages = [
  ...routeNames.filter(isStaticRoute).map((name) => paths[name].href()),
  ...entries.map((entry) => entry?.link ?? ''),
]

for (const path of pages) {
  test(`${path} fits a phone and a desktop, with its pictures`, { tag: '@smoke' }, async ({ visitor }) => {
    await visitor.tab.resize(phone)
    await visitor.open(path)
    for (const size of [phone, desktop]) {
      await visitor.tab.resize(size)
      await visitor.expectValue(widths, null, { window: size.width, isContentWider: false })
      await visitor.expectValue(brokenPictures, null, [])
    }
    await visitor.expectValue(() => document.querySelectorAll('main h1').length, null, 1)
  })
}

function widths() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { window: innerWidth, isContentWider: scrollWidth > clientWidth }
}

/** The visible pictures that have not been loaded. */
function brokenPictures() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
      return isInWindow && image.checkVisibility() && !(image.complete && image.naturalWidth > 0)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}
