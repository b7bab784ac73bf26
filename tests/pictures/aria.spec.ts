import { readdirSync } from 'node:fs'
import { expect, test, type Locator } from 'playwright/test'
import {
  componentOf,
  openStory,
  readStories,
  setStoryArgs,
  switchTo,
  type StorybookEntry,
} from '../support/storybook.ts'

/** The stories whose roles or states differ, by the names that they have in every component. */
const states = new Set(['Default', 'Open', 'Disabled', 'Loading', 'WithError', 'AsRouterLink'])

/** The stories of what can be operated: one of them is its keyboard table. */
const stories = [...readStories().values()]
  .filter((list) => list.some(({ id }) => /^components-.*--keyboard-alone$/.test(id)))
  .flat()

const exhibitOf = (story: StorybookEntry) => `${componentOf(story)}: ${story.exportName}`

const sheet = 'tests-contactsheet--default'

test('a screen reader is told of each component and state what its snapshot says', async ({ page }) => {
  const files: string[] = []
  const expectSnapshot = async (part: Locator, exhibit: string) => {
    const file = `${exhibit.replace(': ', '-')}.yml`
    files.push(file)
    expect.soft(await part.ariaSnapshot(), file).toMatchSnapshot(file)
  }
  await openStory(page, sheet)
  await setStoryArgs(page, sheet, { components: stories.map(componentOf) })
  for (const story of stories.filter(({ exportName }) => states.has(exportName))) {
    const exhibit = exhibitOf(story)
    const part = page.locator(`[data-exhibit="${exhibit}"]`)
    if ((await part.count()) > 0) await expectSnapshot(part, exhibit)
  }
  // Those with a play function that leads to the state.
  for (const story of stories.filter(
    ({ exportName, tags }) => tags.includes('alone') || exportName === 'Loading',
  )) {
    await switchTo(page, 'story', story.id)
    await expectSnapshot(page.locator('body'), exhibitOf(story))
  }
  expect(files.toSorted(), 'the files in aria').toEqual(
    readdirSync(new URL('aria', import.meta.url)).toSorted(),
  )
})
