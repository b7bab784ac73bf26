import { expect, test } from 'playwright/test'
import { flattenPhotographs } from '../support/flattenPhotographs.ts'
import { emulateMediaForStories, openStory, readStories } from '../support/storybook.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const [title, stories] of readStories()) {
  const [group, component = ''] = title.split('/')
  if (group !== 'Components') continue
  const alone = stories.filter(({ tags }) => tags.includes('alone'))
  // What can be operated has a story with its keyboard table, and a snapshot of what a screen reader is told.
  const isOperable = stories.some(({ name }) => name === 'Keyboard Alone')

  test(`${component} as in its pictures${isOperable ? ' and its ARIA snapshot' : ''}`, async ({ page }) => {
    if (component !== 'Picture') await flattenPhotographs(page)
    await emulateMediaForStories(page)
    await openStory(page, `tests-contactsheet--default&args=components[0]:${component}`)
    const exhibits = page.locator('[data-exhibit]')
    const [first] = await exhibits.all()
    if (first)
      await expect.soft(page).toHaveScreenshot(['components', `${component}.png`], { fullPage: true })
    if (first && isOperable && alone.length === 0)
      await expect.soft(first).toMatchAriaSnapshot({ name: `${component}.aria.yml` })
    for (const { id, name } of alone) {
      const file = `${component}-${name.replaceAll(' ', '')}`
      await openStory(page, id)
      await expect.soft(page).toHaveScreenshot(['components', `${file}.png`])
      if (isOperable)
        await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${file}.aria.yml` })
    }
    expect(first !== undefined || alone.length > 0, 'a picture of the component').toBe(true)
  })
}
