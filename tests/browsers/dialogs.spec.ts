import { projects } from '../../src/content/collections/projects.ts'
import { services } from '../../src/content/collections/services.ts'
import { paths } from '../../src/paths.ts'
import { desktop, phone, test } from './support/site.ts'
import type { Target } from './support/pageTools.ts'
import type { Size } from './support/tab.ts'

/** Something that a button opens over the page. */
interface Opening {
  readonly name: string
  readonly path: string
  readonly size: Size
  readonly opener: Target
  /** What is shown only while it is open. */
  readonly opened: Target
}

const [topic] = services.flatMap(({ subpages = [] }) => subpages.flatMap(({ subpagesII = [] }) => subpagesII))
const gallery = projects.find(({ id }) => id === 'db-32')
const thumbnailName = gallery?.alt ?? ''

const openings: readonly Opening[] = [
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

for (const { name, path, size, opener, opened } of openings) {
  test(`${name} opens and closes by the keyboard, and gives the focus back`, async ({ visitor }) => {
    await visitor.tab.resize(size)
    await visitor.open(path)
    await visitor.tabTo(opener)
    await visitor.press('Enter')
    await visitor.seesTarget(opened)
    await visitor.sees(
      () => document.activeElement?.closest('[role=menu], [role=dialog], dialog') !== null,
      null,
      true,
    )
    await visitor.press('Escape')
    await visitor.seesTarget(opened, false)
    await visitor.seesFocusOn(opener)
  })

  test(`${name} opens by the mouse, closes by Escape and gives the focus back`, async ({ visitor }) => {
    await visitor.tab.resize(size)
    await visitor.open(path)
    await visitor.click(opener)
    await visitor.seesTarget(opened)
    await visitor.press('Escape')
    await visitor.seesTarget(opened, false)
    await visitor.seesFocusOn(opener)
  })
}
