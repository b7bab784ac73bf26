import { pictures } from '../../src/content/pictures.ts'
import { paths } from '../../src/paths.ts'
import { desktop, expect, phone, test } from './support/site.ts'
import type { Target } from './support/pageTools.ts'
import type { Size } from './support/tab.ts'

test.use({ hasServiceWorker: false })

/** An overlay that a button opens. */
interface Overlay {
  readonly name: string
  readonly path: string
  readonly size?: Size
  readonly opener: Target
  /** An element that is visible only while it is open. */
  readonly opened: Target
}

const tools: Overlay = {
  name: 'the Tools menu',
  path: paths.home.href(),
  opener: { role: 'button', name: 'Tools' },
  opened: { role: 'menuitem', name: 'Calculate area of your Floors' },
}

const overlays: readonly Overlay[] = [
  tools,
  {
    name: 'the mobile menu',
    path: paths.home.href(),
    size: phone,
    opener: { role: 'button', name: 'Open menu' },
    opened: { role: 'dialog', name: 'Menu' },
  },
  {
    name: 'a category of services',
    path: paths.services.href(),
    opener: { role: 'button', name: 'Read More: Engineering Services' },
    opened: { role: 'dialog', name: 'Engineering Services' },
  },
  {
    name: 'the lightbox',
    path: paths.project.href('db-32'),
    opener: {
      role: 'button',
      name: pictures['db-32-corner'].alt,
    },
    opened: { role: 'dialog', name: 'Project Gallery: DB-32' },
  },
]

for (const { name, path, size = desktop, opener, opened } of overlays) {
  test(
    `${name} opens with keyboard and mouse, closes with Escape and returns the focus`,
    { tag: '@smoke' },
    async ({ visitor }) => {
      await visitor.tab.resize(size)
      await visitor.open(path)
      await visitor.tabTo(opener)
      for (const open of [() => visitor.press('Enter'), () => visitor.click(opener)]) {
        await open()
        await visitor.expectVisible(opened)
        await visitor.press('Escape')
        await visitor.expectVisible(opened, false)
        await visitor.expectFocus(opener)
      }
    },
  )
}

test(
  'Enter on Tools before hydration opens it afterwards',
  { tag: '@smoke' },
  async ({ visitor, faultySite }) => {
    const held = faultySite.plan(/^\/assets\/main-[^/]*\.js$/, 'held')
    await visitor.openBeforeHydration(tools.path)
    await visitor.tabTo(tools.opener)
    await visitor.press('Enter')
    await expect.poll(held.count).toBeGreaterThan(0)
    await visitor.expectVisible(tools.opened, false)
    held.release()
    await visitor.expectVisible(tools.opened)
  },
)
