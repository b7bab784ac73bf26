import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import {
  coveredFocus,
  expectNoHorizontalScroll,
  countAnimations,
  setTextSize,
  stickyShare,
} from '../support/layout.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  loadFailures,
  newContact,
  openCalculator,
  openHydrated,
  test,
} from '../support/site.ts'

// accessibility.spec.ts checks all pages at 390 and 1280 px.
for (const width of [320, 768, 1920]) {
  test(`no horizontal scrolling in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
    await expectNoHorizontalScroll(page, 'home')
    await openCalculator(page)
    await enterTenMarla(page)
    await expectNoHorizontalScroll(page, 'calculator')
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
    await expectNoHorizontalScroll(page, 'review')
  })
}

test('no heading of a section is larger than the title of its page, nor than 40 px', async ({ page }) => {
  const sizesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((headings) => headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)))
  for (const path of [paths.home.href(), paths.about.href()]) {
    await openHydrated(page, path)
    for (const width of [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const place = `${path} at ${width} px`
      const sections = Math.max(...(await sizesOf('main h2')))
      expect(sections, place).toBeLessThanOrEqual(40)
      expect(sections, place).toBeLessThan(Math.max(...(await sizesOf('main h1'))))
    }
  }
})

test('the claim of the home page has two lines, and is larger in a wider window', async ({ page }) => {
  let before = 0
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 })
    await openHydrated(page, paths.home.href())
    const { size, lines } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const fontSize = Number.parseFloat(getComputedStyle(heading).fontSize)
      return { size: fontSize, lines: Math.round(heading.clientHeight / fontSize) }
    })
    expect(lines, `${width} px`).toBe(2)
    expect(size, `${width} px`).toBeGreaterThan(before * 1.05)
    before = size
  }
})

test('the title of a project is larger than that of the list of projects', async ({ page }) => {
  const titleOf = async (path: string) => {
    await openHydrated(page, path)
    return page.locator('main h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize))
  }
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await titleOf(paths.project.href('db-32')), `${width} px`).toBeGreaterThan(
      await titleOf(paths.projects.href()),
    )
  }
})

test('the columns of all pages are equally far apart, so that their halves start at the same place', async ({
  page,
}) => {
  for (const path of [
    paths.home.href(),
    paths.services.href(),
    paths.service.href('dha-construction'),
    paths.about.href(),
    paths.project.href('db-32'),
    paths.contact.href(),
    paths.estimator.href(),
  ]) {
    await openHydrated(page, path)
    const gaps = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map((element) => ({ width: element.clientWidth, style: getComputedStyle(element) }))
        .filter(({ width, style }) => width > 1000 && width < 1200 && style.display === 'grid')
        .filter(({ style }) => style.gridTemplateColumns.includes(' '))
        .map(({ style }) => style.columnGap),
    )
    expect(gaps, path).not.toEqual([])
    expect(new Set(gaps), path).toEqual(new Set(['24px']))
  }
})

test('Tools stands on one line with the links beside it in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, paths.about.href())
  const topOf = (role: 'link' | 'button', name: string) =>
    page
      .getByRole('banner')
      .getByRole(role, { name, exact: true })
      .evaluate((element) => {
        const range = document.createRange()
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        range.selectNodeContents(text ?? element)
        return range.getBoundingClientRect().top
      })
  expect(await topOf('button', 'Tools')).toBe(await topOf('link', 'Contact Us'))
})

test('the steps of the estimator end at the edge of the page at every width', async ({ page }) => {
  await openHydrated(page, paths.estimator.href())
  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const right = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox()
      return box ? box.x + box.width : 0
    }
    const edge = await right('main ol:has([aria-current="step"])')
    expect(await right('main li:has([aria-hidden]) > .rounded-full'), `${width} px`).toBeCloseTo(edge, 0)
    expect(edge, `${width} px`).toBeCloseTo(await right('footer .border-t.border-s'), 0)
  }
})

test('the fields of a form in a card end at the same place at every width', async ({ page }) => {
  for (const width of [390, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, paths.contact.href())
    const ends = await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().right)))
    const card = await page.locator('main form').evaluate((form) => form.parentElement?.clientWidth ?? 0)
    const form = await page.locator('main form').evaluate((element) => element.clientWidth)
    expect(card - form, `${width} px`).toBeLessThanOrEqual(64)
    expect(Math.max(...ends), `${width} px`).toBe(ends.at(-1))
  }
})

test('the card of the enquiry form ends below its button and with the map beside it', async ({ page }) => {
  await openHydrated(page, paths.contact.href())
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const { padding, below, map } = await page.evaluate(() => {
      const form = document.querySelector('main form')
      const card = form?.parentElement
      const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? NaN
      return {
        padding: card ? parseFloat(getComputedStyle(card).paddingBottom) : NaN,
        below: bottomOf(card) - bottomOf(form?.querySelector('button[type=submit]')),
        map:
          bottomOf(document.querySelector('[aria-labelledby="reach-us"]')?.lastElementChild) - bottomOf(card),
      }
    })
    expect(below, `below the button at ${width} px`).toBeLessThanOrEqual(padding + 2)
    expect(map, `from the card to the end of the map at ${width} px`).toBeCloseTo(0, 0)
  }
})

test('the message of the plot size is as wide as its row, below the units', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  const units = page.getByRole('radiogroup', { name: 'Plot Unit' })
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error(`Not shown: ${locator.toString()}`)
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }
  for (const [text, message] of [
    ['-3', 'Enter 0 or more. Until then we count it as 0.'],
    ['0.5', 'That is less than 1 marla. Is the unit right?'],
  ] as const) {
    await plot.fill(text)
    const shown = await boxOf(page.getByText(message))
    expect(shown.height, `${message} stands on one line`).toBeLessThan(30)
    const [field, group] = [await boxOf(plot), await boxOf(units)]
    expect(shown.right).toBeGreaterThan(field.right)
    expect(shown.right).toBeLessThanOrEqual(group.right)
    expect(shown.y).toBeGreaterThanOrEqual(group.bottom)
  }
})

test('on a phone, the e-mail address has the whole width of the first step', async ({ page }) => {
  await openHydrated(page, paths.estimator.href())
  const email = page.getByRole('textbox', { name: 'Email Address' })
  const name = page.getByRole('textbox', { name: 'Full Name' })
  for (const width of [390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await email.boundingBox())?.width).toBe((await name.boundingBox())?.width)
  }
})

test('an e-mail address is only broken before its @ or after a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, paths.estimator.href())
  await enterContact(page, { ...newContact(), email: 'muhammad.abdullah@builders.example.com' })
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  const lines = await page.getByText('muhammad.abdullah@builders').evaluate((element) => {
    const range = document.createRange()
    const tops = new Map<number, string>()
    for (const node of element.childNodes) {
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { top } = range.getBoundingClientRect()
        tops.set(top, (tops.get(top) ?? '') + letter)
      }
    }
    return [...tops.values()]
  })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(1).every((line, index) => line.startsWith('@') || lines[index]?.endsWith('.'))).toBe(
    true,
  )
})

test('the word e-mail is never broken', async ({ page }) => {
  for (const path of [paths.home.href(), paths.privacy.href()]) {
    await openHydrated(page, path)
    for (let width = 320; width <= 420; width += 10) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page.locator('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const counts: number[] = []
        while (texts.nextNode()) {
          const { textContent } = texts.currentNode
          for (const { 0: word, index } of textContent?.matchAll(/e\u2060?-\u2060?mail/gi) ?? []) {
            range.setStart(texts.currentNode, index)
            range.setEnd(texts.currentNode, index + word.length)
            counts.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
          }
        }
        return counts
      })
      expect(lines, `${path} at ${width} px`).toContain(1)
      expect(Math.max(...lines), `${path} at ${width} px`).toBe(1)
    }
  }
})

test('no phone number is broken, and the call to it fits a line of a phone', async ({ page }) => {
  const lines = () =>
    page
      .locator('a[href^="tel:"] bdi')
      .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length))
  for (const path of [paths.home.href(), paths.contact.href()]) {
    await openHydrated(page, path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(new Set(await lines()), `${path} at ${width} px`).toEqual(new Set([1]))
    }
  }
  await page.goto(paths.home.href())
  const call = page.getByText('FOR FURTHER INQUIRIES CALL')
  const height = async () => (await call.boundingBox())?.height
  expect(await height()).toBeLessThan(30)
})

/** Two phones, a tablet and a desktop, and the desktop at 400 % zoom. */
const windows = [
  { width: 320, height: 800, textSize: '200%' },
  { width: 390, height: 844, textSize: '200%' },
  { width: 768, height: 1024, textSize: '200%' },
  { width: 1280, height: 800, textSize: '200%' },
  { width: 1280, height: 800, textSize: '' },
  { width: 320, height: 200, textSize: '' },
] as const

test('the home page fits every window, even at 200 % text size', async ({ page }) => {
  await openHydrated(page, '/')
  for (const { width, height, textSize } of windows) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    await page.getByRole('contentinfo').evaluate((element) => element.scrollIntoView())
    const state = `${width} × ${height} ${textSize}`
    await expectNoHorizontalScroll(page, state)
    expect(
      await stickyShare(page),
      `${state}: share of the window that sticky elements cover`,
    ).toBeLessThanOrEqual(0.26)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await setTextSize(page, '')
  expect(await stickyShare(page), 'the sticky header in a large window').toBeGreaterThan(0.05)
})

test('at 200 % text size and 400 % zoom, most of the window is left for the estimator', async ({ page }) => {
  await openCalculator(page)
  // The longest amount: twelve digits.
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  await plot.fill('120000')
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
  for (const { width, height, textSize } of windows) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    await plot.evaluate((field) => field.scrollIntoView())
    const state = `${width} × ${height} ${textSize}`
    await expectNoHorizontalScroll(page, state)
    expect(
      await stickyShare(page),
      `${state}: share of the window that sticky elements cover`,
    ).toBeLessThanOrEqual(0.26)
  }
  const chat = page.getByRole('link', { name: 'Chat with us' })
  await expect(chat).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(chat).toBeInViewport({ ratio: 1 })
})

test('on a phone, a sticky bar shows the total, opens the estimate and never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  await enterTenMarla(page)
  const bar = page.locator('[data-sticky="bottom"]')
  await expect(bar).toContainText('27,995,990')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).focus()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page, 'bottom')).toBe('')
  }
  await bar.getByRole('button', { name: 'Your Estimate' }).click()
  await expect(page.getByRole('dialog', { name: 'Your Estimate' })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the first link beside the tagline is outside the window of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, paths.home.href())
    const link = page.getByRole('banner').locator('.turns a').first()
    const left = await link.evaluate((element) => element.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(390)
  })

  test('the tabs of a project are on one row of the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openHydrated(page, paths.project.href('db-32'))
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  })

  test('nothing moves in the calculator', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('checkbox', { name: 'Include Basement' }).click()
    expect(await countAnimations(page)).toBe(0)
  })
})

/** The boxes of all elements that don't move, and the styles that are often wrong while a rule is missing. */
function readBoxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) => !element.closest('[class*=animate-]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, opacity, fontWeight } = getComputedStyle(element)
        return [
          element.outerHTML.slice(0, 100),
          x,
          y + scrollY,
          width,
          height,
          color,
          backgroundColor,
          opacity,
        ]
          .concat(fontWeight)
          .join(' ')
      }),
  )
}

test.describe('before the stylesheet has loaded', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  for (const url of [
    paths.home.href(),
    paths.services.href(),
    paths.service.href('project-management'),
    paths.project.href('db-32'),
    paths.blog.href('gray-structure-quality-matters'),
    paths.estimator.href(),
    paths.contact.href(),
    paths.terms.href(),
  ]) {
    test(`${url} contains every style rule that it needs`, async ({ page }) => {
      // Without the application, which adds the stylesheet.
      await page.route(/\/assets\/index-.*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      // The stylesheet adds the site's font, whose letters have other widths than those of the fallback.
      await page.route(/\.woff2$/, (route) => route.abort())
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(url)
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
        const before = await readBoxes(page)
        await page.evaluate(async () => {
          // Not with DOMParser, which Trusted Types forbid.
          const fallbacks = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent)
          const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(fallbacks.join('')) ?? []
          if (!href) throw new Error('The document has no link to the stylesheet.')
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = href
          await new Promise((resolve, reject) => {
            link.addEventListener('load', resolve)
            link.addEventListener('error', reject)
            document.head.append(link)
          })
        })
        expect(await readBoxes(page), `${width} px`).toEqual(before)
      }
    })
  }
})
