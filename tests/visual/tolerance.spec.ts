import { expect, test, type Page } from 'playwright/test'
import { openStorybook, showStory } from '../support/storybook.ts'

/** Shows a story with a style of its own on top of it. */
async function showChanged(page: Page, id: string, css: string) {
  await openStorybook(page)
  await showStory(page, id, { width: 800, height: 600 })
  await page.addStyleTag({ content: css })
}

test.describe('a comparison passes', () => {
  for (const { what, css } of [
    { what: 'when nothing has changed', css: '/* as it is */' },
    {
      what: 'when one pixel beside a letter is painted otherwise',
      css: 'button::after { content: ""; position: absolute; inset: 10px auto auto 20px; width: 1px; height: 1px; background: currentColor } button { position: relative }',
    },
    {
      what: 'when the edges of the letters come out a shade heavier',
      css: 'button { -webkit-text-stroke: 0.05px currentColor }',
    },
  ]) {
    test(what, async ({ page }) => {
      await showChanged(page, 'components-button--default', css)
      await expect(page).toHaveScreenshot('components-button--default-800.png', { fullPage: true })
    })
  }
})

test.describe('a comparison fails', () => {
  for (const { what, story, css } of [
    {
      what: 'when a colour is a step lighter',
      story: 'components-button--default',
      css: 'button { background-color: #163a56 !important; transition: none !important }',
    },
    {
      what: 'when the colour of a line of text changes',
      story: 'components-textfield--with-error',
      css: '.text-danger { color: #b02a20 !important }',
    },
    {
      what: 'when a margin grows by a pixel',
      story: 'components-button--default',
      css: '#storybook-root > * { margin-top: 1px !important }',
    },
    {
      what: 'when padding grows by a pixel',
      story: 'components-button--default',
      css: 'button { padding-inline-start: 21px !important }',
    },
    {
      what: 'when the smallest icon is missing',
      story: 'components-iconbutton--default',
      css: 'svg { visibility: hidden }',
    },
  ]) {
    test(what, async ({ page }) => {
      await showChanged(page, story, css)
      await expect(page).not.toHaveScreenshot(`${story}-800.png`, { fullPage: true })
    })
  }
})
