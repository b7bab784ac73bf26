import { expect, test } from 'playwright/test'
import { expectPicture } from '../support/expectPicture.ts'
import { flattenPhotographs } from '../support/flattenPhotographs.ts'
import {
  componentOf,
  emulateMediaForStories,
  openStory,
  readStories,
  setStoryArgs,
} from '../support/storybook.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const components = [...readStories()]
  .filter(([title]) => title.startsWith('Components/'))
  .map(([title, stories]) => ({
    component: componentOf({ title }),
    alone: stories.filter(({ tags }) => tags.includes('alone')),
  }))

const sheet = 'tests-contactsheet--default'

for (const [place, letters] of [/^[A-F]/, /^[G-M]/, /^[N-Z]/].entries()) {
  test(`each component as on its contact sheet, part ${place + 1}`, async ({ page }) => {
    const shown = components.filter((one) => letters.test(one.component))
    expect(shown.length).toBeGreaterThan(10)
    await flattenPhotographs(page)
    await emulateMediaForStories(page)
    await openStory(page, sheet)
    for (const { component, alone } of shown) {
      await setStoryArgs(page, sheet, { components: [component] })
      const exhibits = await page.locator('[data-exhibit]').count()
      expect(exhibits + alone.length, `pictures of ${component}`).toBeGreaterThan(0)
      if (exhibits === 0) continue
      await expectPicture(page, ['components', `${component}.png`], component, { fullPage: true })
    }
  })
}

test('photographs as on the contact sheet of Picture', async ({ page }) => {
  await openStory(page, sheet)
  await setStoryArgs(page, sheet, { components: ['Picture'] })
  await expectPicture(page, ['components', 'Picture-Photographs.png'], 'Picture', { fullPage: true })
})

test('each story that is shown alone as in its picture', async ({ page }) => {
  test.setTimeout(300_000)
  await flattenPhotographs(page)
  await emulateMediaForStories(page)
  for (const { component, alone } of components) {
    for (const { id, exportName } of alone) {
      await openStory(page, id)
      await expectPicture(page, ['components', `${component}-${exportName}.png`], exportName)
    }
  }
})
