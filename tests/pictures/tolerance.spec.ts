import { expect, test, type Page } from 'playwright/test'
import { openStory } from '../support/storybook.ts'

test.use({ viewport: { width: 800, height: 300 } })

/** Opens the default story of a component with additional CSS. */
async function openChanged(page: Page, component: string, css: string) {
  await openStory(page, `components-${component}--default`)
  await page.addStyleTag({ content: css })
}

test.describe('a comparison passes', () => {
  for (const component of ['button', 'iconbutton', 'text'])
    test(`when nothing has changed in ${component}`, async ({ page }) => {
      await openStory(page, `components-${component}--default`)
      await expect(page).toHaveScreenshot(['tolerance', `${component}.png`])
    })

  for (const [change, css] of [
    [
      'when one pixel is different',
      'button::after { content: ""; position: absolute; inset: 10px auto auto 20px; width: 1px; height: 1px; background: currentColor } button { position: relative }',
    ],
    ['when the edges of letters are slightly heavier', 'button { -webkit-text-stroke: 0.03px currentColor }'],
  ] as const)
    test(`${change} @changed`, async ({ page }) => {
      await openChanged(page, 'button', css)
      await expect(page).toHaveScreenshot(['tolerance', 'button.png'])
    })
})

test.describe('a comparison fails', () => {
  for (const [change, component, css] of [
    [
      'when a colour is a step lighter',
      'button',
      'button { background-color: #163a56 !important; transition: none !important }',
    ],
    ['when a margin grows by a pixel', 'button', '#storybook-root > * { margin-top: 1px !important }'],
    ['when padding grows by a pixel', 'button', 'button { padding-inline-start: 21px !important }'],
    ['when the colour of a line of text changes', 'text', 'p { color: #1c2932 !important }'],
    ['when the smallest icon is missing', 'iconbutton', 'svg { visibility: hidden }'],
  ] as const)
    test(`${change} @changed`, async ({ page }) => {
      await openChanged(page, component, css)
      await expect(page).not.toHaveScreenshot(['tolerance', `${component}.png`])
    })
})
