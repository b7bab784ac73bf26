import { readdirSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { globalTypes, initialGlobals } from '../../stories/support/toolbar.ts'
import {
  emit,
  openDocs,
  openStory,
  readDocs,
  readProps,
  readStories,
  switchTo,
  type StorybookEntry,
} from '../support/storybook.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const stories = readStories()
const guided = readdirSync(new URL('../../stories/guidance', import.meta.url))

/** The errors that the page throws and logs. Stories in frames, which have tests of their own, stay empty. */
async function collectErrors(page: Page): Promise<readonly string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route('**/iframe.html?*', (route, request) =>
    request.frame() === page.mainFrame() ? route.continue() : route.fulfill({ body: '' }),
  )
  return errors
}

const isComponent = ({ title }: StorybookEntry) => title.startsWith('Components/')
const hasKeys = ({ title }: StorybookEntry) =>
  stories.get(title)?.some(({ name }) => name === 'Keyboard Alone') ?? false
const hasGuidance = ({ title }: StorybookEntry) => guided.includes(title.replace('Components/', '') + '.tsx')

for (const [title, pages] of [
  // Button has every part, and the guide what only guides have.
  [
    'a guide and a component',
    readDocs().filter(({ id }) => /^(guides-start-here|components-button)--docs$/.test(id)),
  ],
  ['each docs page @nightly', readDocs()],
] as const) {
  test(`${title}: renders and fits a phone, a component with props, guidance and keys`, async ({ page }) => {
    const errors = await collectErrors(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openDocs(page, 'guides-start-here--docs')
    expect(pages.length).toBeGreaterThan(1)
    for (const entry of pages) {
      const { id, title: name } = entry
      await switchTo(page, 'docs', id)
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      const parts: Locator[] = []
      if (isComponent(entry)) parts.push(page.getByRole('region', { name: 'Props' }).locator('tbody tr'))
      if (hasKeys(entry)) parts.push(page.getByRole('table', { name: 'Keys' }).locator('tbody tr'))
      if (hasGuidance(entry)) parts.push(page.getByRole('group', { name: 'Do', exact: true }))
      for (const part of parts) await expect.soft(part.first(), name).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `width of ${name}`).toBeLessThanOrEqual(390)
    }
    expect(errors).toEqual([])
  })
}

test('the docs page of each component has props', async ({ page }) => {
  await openDocs(page, 'guides-start-here--docs')
  const components = readDocs().filter(isComponent)
  expect(components.length).toBeGreaterThan(40)
  for (const { title } of components) {
    const names = await readProps(page, stories.get(title)?.[0]?.id ?? '')
    expect.soft(names, `props of ${title}`).not.toEqual([])
  }
})

test('Storybook opens with its first guide', async ({ page }) => {
  await page.goto('/')
  const guide = page.frameLocator('#storybook-preview-iframe')
  await guide.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
})

type Settings = Readonly<Record<keyof typeof globalTypes, string>>

/** What the first paragraph has usually, and with each setting of the toolbar. */
const usual: Settings = { motion: '0s', forcedColors: 'rgb(20, 33, 43)', textSize: '16px', direction: 'ltr' }
const changed = { motion: '0.001s', forcedColors: 'rgb(255, 255, 255)', textSize: '32px', direction: 'rtl' }

for (const { id, open, size = '16px', double = '32px' } of [
  { id: 'guides-accessibility--docs', open: openDocs },
  { id: 'components-text--default', open: openStory, size: '17.5008px', double: '33.28px' },
]) {
  test(`each setting of the toolbar changes ${id}`, async ({ page }) => {
    const expectText = (expected: Settings) =>
      expect
        .poll(() =>
          page
            .getByRole('paragraph')
            .first()
            .evaluate((element) => {
              const { transitionDuration, color, fontSize, direction } = getComputedStyle(element)
              return { motion: transitionDuration, forcedColors: color, textSize: fontSize, direction }
            }),
        )
        .toEqual(expected)
    const before = { ...usual, textSize: size }
    const after: Settings = { ...changed, textSize: double }
    await open(page, id)
    await expectText(before)
    for (const setting of Object.keys(globalTypes) as (keyof Settings)[]) {
      const value = globalTypes[setting].toolbar.items.at(-1)?.value
      await emit(page, 'updateGlobals', { globals: { [setting]: value } })
      await expectText({ ...before, [setting]: after[setting] })
      await emit(page, 'updateGlobals', { globals: initialGlobals })
      await expectText(before)
    }
  })
}
