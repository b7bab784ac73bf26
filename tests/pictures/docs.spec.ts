import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { globalTypes, initialGlobals } from '../../stories/support/toolbar.ts'
import { emit, openDocs, openStory, readDocs, readStories, switchTo } from '../support/storybook.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const stories = readStories()
const guided = readdirSync(new URL('../../stories/guidance', import.meta.url))

test('each docs page renders and fits a phone, a component’s with props, guidance and keys', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // What a frame shows is a story, which has its own test.
  await page.route('**/iframe.html?*', (route, request) =>
    request.frame() === page.mainFrame() ? route.continue() : route.fulfill({ body: '' }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocs(page, 'guides-start-here--docs')
  for (const { id, title } of readDocs()) {
    await switchTo(page, 'docs', id)
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), title).toBeVisible()
    if (title.startsWith('Components/')) {
      const hasKeys = stories.get(title)?.some(({ name }) => name === 'Keyboard Alone')
      const hasGuidance = guided.includes(title.replace('Components/', '') + '.tsx')
      const parts = [page.getByRole('region', { name: 'Props' }).locator('tbody tr')]
      if (hasKeys) parts.push(page.getByRole('table', { name: 'Keys' }).locator('tbody tr'))
      if (hasGuidance) parts.push(page.getByRole('group', { name: 'Do', exact: true }))
      for (const part of parts) await expect.soft(part.first(), title).toBeVisible()
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `width of ${title}`).toBeLessThanOrEqual(390)
  }
  expect(errors).toEqual([])
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
