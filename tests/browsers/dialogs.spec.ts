import { pictures } from '../../src/content/collections/pictures.ts'
import { projectDetails } from '../../src/content/collections/projectDetails.ts'
import { subpageDetails } from '../../src/content/collections/subpageDetails.ts'
import { paths } from '../../src/paths.ts'
import { desktop, phone, test } from './support/site.ts'
import type { Target } from './support/pageTools.ts'
import type { Size } from './support/tab.ts'

test.use({ hasServiceWorker: false })

/** An overlay that a button opens. */
interface Overlay {
  readonly name: string
  readonly path: string
  readonly size: Size
  readonly opener: Target
  /** An element that is visible only while it is open. */
  readonly opened: Target
}

const [topic] = subpageDetails['Project-Planning'].subpagesII ?? []
const [thumbnail] = projectDetails['db-32'].imgsgellery
const thumbnailName = thumbnail ? pictures[thumbnail].alt : ''

const overlays: readonly Overlay[] = [
  {
    name: 'the Tools menu',
    path: paths.home.href(),
    size: desktop,
    opener: { role: 'button', name: 'Tools' },
    opened: { role: 'menuitem', name: 'Calculate area of your Floors' },
  },
  {
    name: 'the mobile menu',
    path: paths.home.href(),
    size: phone,
    opener: { role: 'button', name: 'Open menu' },
    opened: { role: 'dialog', name: 'Menu' },
  },
  {
    name: 'a category',
    path: paths.services.href(),
    size: desktop,
    opener: { role: 'button', name: 'Read More: Engineering Services' },
    opened: { role: 'dialog', name: 'Engineering Services' },
  },
  {
    name: 'a topic of a subpage',
    path: paths.serviceSubpage.href('project-management', 'Project-Planning'),
    size: desktop,
    opener: { role: 'button', name: `See all points: ${topic?.title ?? ''}` },
    opened: { role: 'dialog', name: topic?.title ?? '' },
  },
  {
    name: 'the lightbox',
    path: paths.project.href('db-32'),
    size: desktop,
    opener: { role: 'button', name: thumbnailName },
    opened: { role: 'dialog', name: 'Project Gallery: DB-32' },
  },
]

for (const { name, path, size, opener, opened } of overlays) {
  test(
    `${name} opens and closes with the keyboard, and returns the focus`,
    { tag: '@smoke' },
    async ({ visitor }) => {
      await visitor.tab.resize(size)
      await visitor.open(path)
      await visitor.tabTo(opener)
      await visitor.press('Enter')
      await visitor.expectVisible(opened)
      await visitor.expectValue(
        () => document.activeElement?.closest('[role=menu], [role=dialog], dialog') !== null,
        null,
        true,
      )
      await visitor.press('Escape')
      await visitor.expectVisible(opened, false)
      await visitor.expectFocus(opener)
    },
  )

  test(`${name} opens with the mouse, closes with Escape and returns the focus`, async ({ visitor }) => {
    await visitor.tab.resize(size)
    await visitor.open(path)
    await visitor.click(opener)
    await visitor.expectVisible(opened)
    await visitor.press('Escape')
    await visitor.expectVisible(opened, false)
    await visitor.expectFocus(opener)
  })
}

for (const { name, path, size, opener, opened } of overlays.filter(
  ({ opened: { role } }) => role === 'dialog',
)) {
  test(
    `Back closes ${name}, and the page stays open and can be scrolled`,
    { tag: '@journey' },
    async ({ visitor }) => {
      await visitor.tab.resize(size)
      await visitor.open(path)
      await visitor.click(opener)
      await visitor.expectVisible(opened)
      // Once the overlay has its history entry.
      await visitor.expectValue(() => history.state?.layer === undefined, null, false)
      await visitor.tab.back()
      await visitor.expectVisible(opened, false)
      await visitor.expectPath(path)
      await visitor.expectValue(() => getComputedStyle(document.body).overflow === 'hidden', null, false)
    },
  )
}
