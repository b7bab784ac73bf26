import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { globalTypes, initialGlobals } from '../../stories/support/toolbar.ts'
import { emit, openDocs, openStory, readDocs, readStories, switchToDocs } from '../support/storybook.ts'

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
    await switchToDocs(page, id)
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), title).toBeVisible()
    const [group, name = ''] = title.split('/')
    if (group === 'Components') {
      const props = page.getByRole('region', { name: 'Props' }).locator('tbody tr')
      await expect.soft(props.first(), `props of ${name}`).toBeVisible()
    }
    if (group === 'Components' && guided.includes(`${name}.tsx`)) {
      const example = page.getByRole('group', { name: 'Do', exact: true })
      await expect.soft(example.first(), `guidance of ${name}`).toBeVisible()
    }
    if (group === 'Components' && stories.get(title)?.some((story) => story.name === 'Keyboard Alone')) {
      const keys = page.getByRole('table', { name: 'Keys' }).locator('tbody tr')
      await expect.soft(keys.first(), `keys of ${name}`).toBeVisible()
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
const changed: Settings = {
  motion: '0.001s',
  forcedColors: 'rgb(255, 255, 255)',
  textSize: '32px',
  direction: 'rtl',
}

for (const { id, open, before = usual, after = changed } of [
  { id: 'guides-accessibility--docs', open: openDocs },
  {
    id: 'components-text--default',
    open: openStory,
    before: { ...usual, textSize: '17.5008px' },
    after: { ...changed, textSize: '33.28px' },
  },
]) {
  test(`each setting of the toolbar changes ${id}`, async ({ page }) => {
    await open(page, id)
    const text = page.getByRole('paragraph').first()
    const readText = (): Promise<Settings> =>
      text.evaluate((element) => {
        const { transitionDuration, color, fontSize, direction } = getComputedStyle(element)
        return { motion: transitionDuration, forcedColors: color, textSize: fontSize, direction }
      })
    await expect.poll(readText).toEqual(before)
    for (const setting of Object.keys(globalTypes) as (keyof Settings)[]) {
      const value = globalTypes[setting].toolbar.items.at(-1)?.value
      await emit(page, 'updateGlobals', { globals: { [setting]: value } })
      await expect.poll(readText, setting).toEqual({ ...before, [setting]: after[setting] })
      await emit(page, 'updateGlobals', { globals: initialGlobals })
      await expect.poll(readText, `${setting} as before`).toEqual(before)
    }
  })
}
