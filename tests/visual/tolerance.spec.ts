import { expect, test, type Page } from 'playwright/test'
import { openStorybook, showStory } from '../support/storybook.ts'

/** Renders a story with additional CSS. */
async function showChanged(page: Page, id: string, css: string) {
  await openStorybook(page)
  await showStory(page, id, { width: 800, height: 600 })
  await page.addStyleTag({ content: css })
}

test.describe('a comparison passes', () => {
  for (const { change, css } of [
    { change: 'when nothing has changed', css: '/* no change */' },
    {
      change: 'when one pixel beside a letter is different',
      css: 'button::after { content: ""; position: absolute; inset: 10px auto auto 20px; width: 1px; height: 1px; background: currentColor } button { position: relative }',
    },
    {
      change: 'when the edges of the letters are slightly heavier',
      css: 'button { -webkit-text-stroke: 0.03px currentColor }',
    },
  ]) {
    test(change, async ({ page }) => {
      await showChanged(page, 'components-button--default', css)
      await expect(page).toHaveScreenshot('components-button--default-800.png', { fullPage: true })
    })
  }
})

test.describe('a comparison fails', () => {
  for (const { change, story, css } of [
    {
      change: 'when a colour is a step lighter',
      story: 'components-button--default',
      css: 'button { background-color: #163a56 !important; transition: none !important }',
    },
    {
      change: 'when the colour of a line of text changes',
      story: 'components-textfield--with-error',
      css: '.text-danger { color: #b02a20 !important }',
    },
    {
      change: 'when a margin grows by a pixel',
      story: 'components-button--default',
      css: '#storybook-root > * { margin-top: 1px !important }',
    },
    {
      change: 'when padding grows by a pixel',
      story: 'components-button--default',
      css: 'button { padding-inline-start: 21px !important }',
    },
    {
      change: 'when the smallest icon is missing',
      story: 'components-iconbutton--default',
      css: 'svg { visibility: hidden }',
    },
  ]) {
    test(change, async ({ page }) => {
      await showChanged(page, story, css)
      await expect(page).not.toHaveScreenshot(`${story}-800.png`, { fullPage: true })
    })
  }
})
