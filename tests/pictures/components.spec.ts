import { expect, test } from 'playwright/test'
import { flattenPhotographs } from '../support/flattenPhotographs.ts'
import { emulateMediaForStories, openStory, readStories, setStoryArgs } from '../support/storybook.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const components = [...readStories()]
  .filter(([title]) => title.startsWith('Components/'))
  .map(([title, stories]) => ({
    component: title.replace('Components/', ''),
    alone: stories.filter(({ tags }) => tags.includes('alone')),
    // What can be operated has a story with its keyboard table, and a snapshot of what a screen reader is told.
    isOperable: stories.some(({ name }) => name === 'Keyboard Alone'),
  }))

const sheet = 'tests-contactsheet--default'

test('each component as on its contact sheet and in its ARIA snapshot', async ({ page }) => {
  test.setTimeout(300_000)
  await flattenPhotographs(page)
  await emulateMediaForStories(page)
  await openStory(page, sheet)
  for (const { component, alone, isOperable } of components) {
    await setStoryArgs(page, sheet, { components: [component] })
    const exhibits = await page.locator('[data-exhibit]').all()
    expect(exhibits.length + alone.length, `pictures of ${component}`).toBeGreaterThan(0)
    const [first] = exhibits
    if (!first) continue
    await expect.soft(page).toHaveScreenshot(['components', `${component}.png`], { fullPage: true })
    if (isOperable && alone.length === 0)
      await expect.soft(first).toMatchAriaSnapshot({ name: `${component}.aria.yml` })
  }
})

test('photographs as on the contact sheet of Picture', async ({ page }) => {
  await openStory(page, `${sheet}&args=components[0]:Picture`)
  await expect(page).toHaveScreenshot(['components', 'Picture-Photographs.png'], { fullPage: true })
})

test('each story that is shown alone as in its picture and its ARIA snapshot', async ({ page }) => {
  test.setTimeout(300_000)
  await flattenPhotographs(page)
  await emulateMediaForStories(page)
  for (const { component, alone, isOperable } of components) {
    for (const { id, name } of alone) {
      const file = `${component}-${name.replaceAll(' ', '')}`
      await openStory(page, id)
      await expect.soft(page).toHaveScreenshot(['components', `${file}.png`])
      if (isOperable)
        await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${file}.aria.yml` })
    }
  }
})
