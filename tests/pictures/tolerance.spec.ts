import { expect, test } from 'playwright/test'
import { expectPicture } from '../support/expectPicture.ts'
import { openStory } from '../support/storybook.ts'

/** A change of a component's default story, and whether a comparison must pass with it. */
const changes = [
  [
    'one pixel is different',
    'button',
    'button::after { content: ""; position: absolute; inset: 10px auto auto 20px; width: 1px; height: 1px; background: currentColor } button { position: relative }',
    true,
  ],
  [
    'the edges of letters are slightly heavier',
    'button',
    'button { -webkit-text-stroke: 0.03px currentColor }',
    true,
  ],
  [
    'a colour is a step lighter',
    'button',
    'button { background-color: #163a56 !important; transition: none !important }',
    false,
  ],
  ['a margin grows by a pixel', 'button', '#storybook-root > * { margin-top: 1px !important }', false],
  ['padding grows by a pixel', 'button', 'button { padding-inline-start: 21px !important }', false],
  ['the colour of a line of text changes', 'text', 'p { color: #1c2932 !important }', false],
  ['the smallest icon is missing', 'iconbutton', 'svg { visibility: hidden }', false],
] as const

const stories = {
  button: 'components-actions-button--default',
  iconbutton: 'components-actions-iconbutton--default',
  text: 'components-text-and-media-text--default',
}

test.use({ viewport: { width: 800, height: 300 } })

test('a comparison passes if nothing has changed', async ({ page }) => {
  for (const [component, story] of Object.entries(stories)) {
    await openStory(page, story)
    await expectPicture(page, ['tolerance', `${component}.png`], component)
  }
})

test.fail('a comparison fails if a colour has changed @changed', async ({ page }) => {
  await openStory(page, stories.button)
  await page.addStyleTag({
    content: 'button { background-color: #163a56 !important; transition: none !important }',
  })
  await expectPicture(page, ['tolerance', 'button.png'], 'button')
})

test('a comparison sees a row of pixels, a colour and an icon, and not a single pixel @changed', async ({
  page,
}) => {
  for (const [component, story] of Object.entries(stories)) {
    await openStory(page, story)
    for (const [change, changed, content, passes] of changes) {
      if (changed !== component) continue
      const style = await page.addStyleTag({ content })
      const compared = expect.soft(page, change)
      const file = ['tolerance', `${component}.png`]
      await (passes ? compared.toHaveScreenshot(file) : compared.not.toHaveScreenshot(file))
      await style.evaluate((element) => element.parentNode?.removeChild(element))
    }
  }
})
