import { readdirSync } from 'node:fs'
import { expect, test, type Locator } from 'playwright/test'
import { openStory, readStories, setStoryArgs, switchToStory } from '../support/storybook.ts'

/** The stories whose roles or states differ, by the names that they have in every component. */
const states = new Set(['Default', 'Open', 'Disabled', 'Loading', 'With Error', 'As Router Link'])

/** What can be operated has a story with its keyboard table. */
const operable = [...readStories()].filter(
  ([title, stories]) =>
    title.startsWith('Components/') && stories.some(({ name }) => name === 'Keyboard Alone'),
)

const sheet = 'tests-contactsheet--default'

test('a screen reader is told of each component and state what its snapshot says', async ({ page }) => {
  const files: string[] = []
  const expectSnapshot = async (part: Locator, component: string, story: string) => {
    const file = `${component}-${story.replaceAll(' ', '')}.yml`
    files.push(file)
    expect.soft(await part.ariaSnapshot(), file).toMatchSnapshot(file)
  }
  await openStory(page, sheet)
  for (const [title, stories] of operable) {
    const component = title.replace('Components/', '')
    await setStoryArgs(page, sheet, { components: [component] })
    for (const { name } of stories.filter((story) => states.has(story.name))) {
      const exhibit = page.locator(`[data-exhibit="${component}: ${name.replaceAll(' ', '')}"]`)
      if ((await exhibit.count()) > 0) await expectSnapshot(exhibit, component, name)
    }
  }
  for (const [title, stories] of operable) {
    const component = title.replace('Components/', '')
    // Those with a play function that leads to the state.
    const others = stories.filter(({ name, tags }) => tags.includes('alone') || name === 'Loading')
    for (const { id, name } of others) {
      await switchToStory(page, id)
      await expectSnapshot(page.locator('body'), component, name)
    }
  }
  expect(files.toSorted(), 'the files in aria').toEqual(
    readdirSync(new URL('aria', import.meta.url)).toSorted(),
  )
})
