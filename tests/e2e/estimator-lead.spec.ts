import type { BrowserContext, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { waitForFrames, trackPositions } from '../support/layout.ts'
import { estimatesOf, leadsOf } from '../support/storedLeads.ts'
import { test } from '../support/ownSite.ts'
import {
  enterTenMarla,
  expect,
  skipWaits,
  holdRequests,
  loadFailures,
  navigateByMenu,
  newContact,
  openCalculator,
  openHydrated,
  openReview,
  summaryValue,
} from '../support/site.ts'

const estimateUrl = '**/macros/s/estimate/exec'
const sent = '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.'
const successHeading = (page: Page) => page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })

/** Makes Chromium scroll like WebKit, which has no scroll anchoring. */
const disableScrollAnchoring = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { overflow-anchor: none }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Makes the browser reject all that the page stores from now on. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const reject = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = reject
    IDBObjectStore.prototype.put = reject
  })

/** Submits an estimate, whose request is pending until `release` is called. */
async function submitAndHold(page: Page) {
  const contact = newContact()
  await openReview(page, contact)
  const held = await holdRequests(page, estimateUrl)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  return { contact, ...held }
}

test('a double click submits once', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
  await expect(
    page.getByText('✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.'),
  ).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Create New Estimate' }).click()
  await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
})

test('markup that is entered as name or phone number is shown as text, and stored among the suspects', async ({
  page,
}) => {
  const contact = {
    ...newContact(),
    name: '<img src="x" onerror="alert(1)">',
    phone: '</dd><script>alert(2)</script>',
  }
  await openReview(page, contact)
  await expect(summaryValue(page, 'Name')).toHaveText(contact.name)
  await expect(summaryValue(page, 'Phone')).toHaveText(contact.phone)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(contact.name)).toBeVisible()
  await expect(page.locator('[onerror], main script')).toHaveCount(0)
  const rows = await leadsOf(contact.email, 'estimates.suspected-spam.csv')
  expect(rows).toMatchObject([{ name: contact.name, phone: contact.phone }])
  expect(await estimatesOf(contact.email)).toEqual([])
})

for (const [what, name] of [
  ['in Urdu', 'علی رضا'],
  ['with a mark that reverses what follows', 'Ali\u202E'],
] as const) {
  test(`the date of the estimate can be read after a name ${what}`, async ({ page }) => {
    await openReview(page, { ...newContact(), name })
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const note = page.getByText(`For \u2068${name}\u2069, `)
    await expect(note).toBeVisible()
    const positions = await note.evaluate((element, { length }) => {
      const text = element.firstChild
      if (!(text instanceof Text)) throw new Error('The note is one text.')
      const positionOf = (start: number, end: number) => {
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, end)
        return range.getBoundingClientRect()
      }
      const start = text.data.indexOf(', ', length)
      return [
        positionOf(0, start).right,
        positionOf(start + 2, start + 3).left,
        positionOf(start + 3, start + 4).left,
      ]
    }, name)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  })
}

test('a visitor who navigates while the estimate is pending stays on the other page, and sees the result there', async ({
  page,
}) => {
  const { contact, release, count } = await submitAndHold(page)
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await navigateByMenu(page, 'About Us', 'About us')
  release()
  await expect(page.getByRole('status').getByText(sent)).toBeInViewport()
  await expect(page).toHaveURL(paths.about.href())
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
  expect(await estimatesOf(contact.email)).toHaveLength(1)

  await page.goBack()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toHaveCount(1)
  expect(count()).toBe(1)
})

test('a visitor who returns while the estimate is pending cannot send it twice', async ({ page }) => {
  const { contact, release, count } = await submitAndHold(page)
  await navigateByMenu(page, 'About Us', 'About us')
  await page.goBack()
  await page.getByRole('button', { name: /Processing Estimate/ }).press('Enter')
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('10')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await page.getByRole('button', { name: /Processing Estimate/ }).press('Enter')
  release()
  await expect(successHeading(page)).toBeFocused()
  expect(count()).toBe(1)
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate that is changed while the first is pending is a separate submission', async ({ page }) => {
  const { contact, release, count } = await submitAndHold(page)
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await expect(page.getByText('Submitting your estimate...')).toBeHidden()
  const grandTotal = await summaryValue(page, 'Grand Total').locator('bdi').first().innerText()
  expect(grandTotal).not.toContain('27,995,990')
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await expect.poll(count).toBe(2)
  release()
  await expect(successHeading(page)).toBeFocused()
  await expect(summaryValue(page, 'Grand Total')).toContainText(grandTotal)
  await expect(page.getByText(sent)).not.toHaveCount(0)
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(2)).toPass()
  const totals = (await estimatesOf(contact.email)).map(({ grandTotal: total }) => total)
  expect(totals.toSorted()).toEqual([grandTotal.replaceAll(/\D/g, ''), '27995990'])
})

test('the first estimate is confirmed while the visitor edits, and the changed one still has to be submitted', async ({
  page,
}) => {
  const { contact, release } = await submitAndHold(page)
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  await plot.fill('5')
  release()
  await expect(page.getByRole('status').getByText(sent)).toBeInViewport()
  await expect(plot).toBeFocused()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(successHeading(page)).toBeFocused()
  expect(await estimatesOf(contact.email)).toHaveLength(2)
})

test('a reload after the submission shows the success screen, and Back does not send it again', async ({
  page,
}) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(successHeading(page)).toBeVisible()
  await page.reload()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990 about 2.8 crore')
  await page.goBack()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(successHeading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Create New Estimate' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('a reload while the estimate is pending sends it again, as the same estimate', async ({ page }) => {
  const { contact, count } = await submitAndHold(page)
  await expect.poll(count).toBe(1)
  await page.unroute(estimateUrl)
  await page.reload()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate that was sent from another page of the site is shown as sent', async ({ page }) => {
  const { contact, count } = await submitAndHold(page)
  await expect.poll(count).toBe(1)
  await page.goto(paths.about.href())
  // The other page sends it again. Before that, releasing the first request would still show its result.
  await expect.poll(count).toBe(2)
  await page.unroute(estimateUrl)
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('constructionEstimates'))).toBeNull()
  await page.goto(paths.estimator.href())
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  await page.reload()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('a duplicated tab shows that the estimate is being sent, and then its result', async ({ page }) => {
  const { contact, release, count } = await submitAndHold(page)
  await expect.poll(count).toBe(1)
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(location.href))
  const copy = await popup
  await expect(copy.getByRole('heading', { name: 'Review & Submit' })).toBeVisible()
  await expect(copy.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await expect(copy.getByText(/cannot tell|could not send or save/)).toHaveCount(0)
  await expect(copy.getByRole('region', { name: 'Unsent estimates' })).toHaveCount(0)
  release()
  await expect(successHeading(page)).toBeVisible()
  await expect(successHeading(copy)).toBeVisible()
  await expect(copy.getByText(sent)).toBeVisible()
  expect(count()).toBe(1)
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu that is open during the response leaves no extra history entry', async ({ page }) => {
    const { release } = await submitAndHold(page)
    await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(true)
    release()
    await expect(page.getByText(sent)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(successHeading(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => ({ ...history.state, ...history.state.usr })))
      .toEqual(expect.objectContaining({ step: 'success' }))
    expect(await page.evaluate(() => 'layer' in history.state)).toBe(false)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })

  test('Back closes a menu that is open during the response, and the next Back leaves the success screen', async ({
    page,
  }) => {
    const { release } = await submitAndHold(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(true)
    release()
    await expect(page.getByText(sent)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(successHeading(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })
})

test('a submitted estimate cannot be reviewed again unchanged', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(successHeading(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(successHeading(page)).toBeFocused()
  await page.goBack()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
})

test.describe('with the inbox stopped', () => {
  // A connection that is still open when it stops is reset.
  test.use({ allowedMessages: [loadFailures.refused, loadFailures.reset, loadFailures.aborted] })

  test('the estimate is stored on the device, and sent when the site is opened again', async ({
    page,
    ownSite,
  }) => {
    const contact = newContact()
    await openReview(page, contact, ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()

    await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
    await expect(
      page.getByText('✅ Success! Estimate saved locally. We will contact you soon.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
    const stored: unknown = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('constructionEstimates') ?? 'null'),
    )
    expect(stored).toEqual([
      expect.objectContaining({
        contactInfo: { name: contact.name, email: contact.email, phone: contact.phone },
        localBackup: true,
        grandTotal: '27995990',
      }),
    ])

    await ownSite.start()
    await page.goto(ownSite.url)
    await expect(async () =>
      expect(await estimatesOf(contact.email, ownSite.leadsFolder)).toHaveLength(1),
    ).toPass()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeHidden()
    const left = await page.evaluate(() => localStorage.getItem('constructionEstimates'))
    expect(left === null || left === '[]').toBe(true)
  })

  test('the visitor can send it again once the inbox is running', async ({ page, ownSite }) => {
    const contact = newContact()
    await openReview(page, contact, ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const again = page.getByRole('main').getByRole('button', { name: 'Send again' })
    await expect(again).toBeInViewport()
    await ownSite.start()
    await again.click()
    await expect(
      page.getByText(
        '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
      ),
    ).toBeVisible()
    await expect(again).toBeHidden()
    expect(await estimatesOf(contact.email, ownSite.leadsFolder)).toHaveLength(1)
  })

  /** Stores an estimate on the device in another tab, so that the notice appears in all tabs of the context. */
  async function storeInAnotherTab(context: BrowserContext) {
    await context.route(estimateUrl, (route) => route.abort())
    const other = await context.newPage()
    await skipWaits(other)
    await openReview(other)
    await other.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(other.getByText(/Estimate saved locally/)).toBeVisible()
    await other.close()
  }

  const notice = (page: Page) => page.getByRole('region', { name: 'Unsent estimates' })
  const noticeSelector = '[aria-label="Unsent estimates"]'
  /** Whether the notice is in its row between the header and the page, rather than over the page. */
  const isInRow = async (page: Page) => {
    const [row, main] = await Promise.all([notice(page).boundingBox(), page.getByRole('main').boundingBox()])
    return row !== null && main !== null && Math.abs(row.y + row.height - main.y) < 1
  }

  for (const engine of ['Chromium', 'WebKit'] as const) {
    for (const scrolledTo of [0, 60, 900]) {
      test(`the notice of another tab’s estimate causes no layout shift at ${scrolledTo} px, with the scrolling of ${engine}`, async ({
        page,
        context,
      }) => {
        if (engine === 'WebKit') await disableScrollAnchoring(page)
        await openHydrated(page, paths.about.href())
        await page.evaluate((top) => window.scrollTo(0, top), scrolledTo)
        await waitForFrames(page, 4)
        const movedElements = await trackPositions(page, noticeSelector)
        await storeInAnotherTab(context)
        await page.bringToFront()
        await expect(notice(page)).toBeVisible()
        await waitForFrames(page, 12)
        expect(await movedElements()).toEqual([])
        expect(await isInRow(page)).toBe(scrolledTo === 900)

        await navigateByMenu(page, 'Projects', 'Projects')
        await expect.poll(() => isInRow(page)).toBe(true)
      })
    }
  }

  test('a notice over the page moves to its row once the row is out of view', async ({ page, context }) => {
    await disableScrollAnchoring(page)
    await openHydrated(page, paths.about.href())
    await storeInAnotherTab(context)
    await page.bringToFront()
    await expect(notice(page)).toBeInViewport()
    expect(await isInRow(page)).toBe(false)
    await page.mouse.move(900, 300)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const position = () =>
      heading.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
    const before = await position()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => isInRow(page)).toBe(true)
    const height = (await notice(page).boundingBox())?.height ?? 0
    expect(Math.abs((await position()) - before - height)).toBeLessThanOrEqual(1)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(900 + height))
  })

  test('a notice that appears after the first paint causes no layout shift', async ({ page, context }) => {
    await storeInAnotherTab(context)
    const { release } = await holdRequests(page, '**/assets/main-*.js')
    await page.goto(paths.about.href())
    await waitForFrames(page, 4)
    const movedElements = await trackPositions(page, noticeSelector)
    release()
    await expect(notice(page)).toBeInViewport()
    await waitForFrames(page, 12)
    expect(await movedElements()).toEqual([])
  })

  test.describe('with the splash screen', () => {
    test.use({ hasSplash: true })

    test('the notice appears in its row below the splash screen', async ({ page, context }) => {
      await storeInAnotherTab(context)
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('#splash { animation-delay: 60s !important }')
        document.adoptedStyleSheets = [sheet]
      })
      await page.goto(paths.about.href())
      await expect(notice(page)).toBeAttached()
      await expect(page.locator('#splash')).toBeVisible()
      const movedElements = await trackPositions(page, noticeSelector)
      await page.evaluate(() => {
        for (const animation of document.getElementById('splash')?.getAnimations() ?? []) animation.finish()
      })
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(await isInRow(page)).toBe(true)
      expect(await movedElements()).toEqual([])
    })
  })

  for (const scrolledTo of [0, 60, 900]) {
    test(`a delivery in the background moves neither the page at ${scrolledTo} px nor the focus`, async ({
      page,
    }) => {
      await disableScrollAnchoring(page)
      await openReview(page, newContact())
      await page.route(estimateUrl, (route) => route.abort())
      await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
      await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
      await navigateByMenu(page, 'About Us', 'About us')
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      await page.evaluate((top) => window.scrollTo(0, top), scrolledTo)
      const state = () =>
        page.evaluate(() => ({
          focus: document.activeElement?.tagName,
          scrolled: Math.round(scrollY),
          heading: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
        }))
      await expect.poll(state).toMatchObject({ scrolled: scrolledTo })
      const before = await state()

      await page.unroute(estimateUrl)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByText('Your estimate has been sent.')).toBeAttached()
      await expect(page.getByText('One estimate is not yet sent')).toBeHidden()
      await waitForFrames(page, 12)
      expect(await state()).toEqual(before)

      await navigateByMenu(page, 'Projects', 'Projects')
      await expect(page.getByText('Your estimate has been sent.')).toBeHidden()
    })
  }

  test('a delivery in the background that removes the focused button moves the focus to its region', async ({
    page,
    ownSite,
  }) => {
    await openReview(page, newContact(), ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(successHeading(page)).toBeVisible()
    await expect(notice(page).getByRole('button')).toHaveText(['Delete'])
    const below = page.getByRole('button', { name: 'Create New Estimate' })
    await page.getByRole('button', { name: 'Send again' }).focus()
    const top = () => below.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await ownSite.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await waitForFrames(page, 12)
    expect(await top()).toBe(before)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(sent)
  })

  test('the page that has stored an estimate says when it counts as received; the notice offers "Send again" elsewhere', async ({
    page,
  }) => {
    await openReview(page)
    await page.route(estimateUrl, (route) => route.abort())
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const main = page.getByRole('main')
    const received = 'Thank you for your submission. We have received your estimate'
    await expect(main).toContainText(`Once your estimate has been sent, this applies:${received}`)
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(1)

    await navigateByMenu(page, 'About Us', 'About us')
    await expect(notice(page).getByRole('button')).toHaveText(['Send again', 'Delete'])
    await page.goBack()
    await expect(successHeading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(1)

    await page.unroute(estimateUrl)
    await main.getByRole('button', { name: 'Send again' }).click()
    await expect(main).toContainText(`Now that your estimate has been sent, this applies:${received}`)
  })

  test('an estimate that another tab delivers is shown as sent in this tab, even after a reload', async ({
    page,
    context,
  }) => {
    const contact = newContact()
    await openReview(page, contact)
    await page.route(estimateUrl, (route) => route.abort())
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByText(/Estimate saved locally/)).toBeVisible()
    const other = await context.newPage()
    await other.goto(paths.about.href())
    await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByText('Your estimate has been sent.')).toBeAttached()
    await page.reload()
    await expect(successHeading(page)).toBeVisible()
    await expect(page.getByText(sent)).toBeVisible()
    await other.close()
  })

  test('the visitor can delete the estimate, and no success is shown', async ({ page, ownSite }) => {
    await openCalculator(page, newContact(), ownSite.url)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('Deleted from this device.')).toBeAttached()
    await expect(page.getByText(/saved locally/)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('constructionEstimates'))).toBeNull()
  })

  test('with a full storage, the wizard shows an error and keeps the input', async ({ page, ownSite }) => {
    const contact = newContact()
    await openCalculator(page, contact, ownSite.url)
    await fillStorage(page)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /We could not send or save your estimate\. Please call or message us\./,
    )
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Final Estimate' })).toBeEnabled()
    await expectAccessible(page, 'the review with an estimate that is lost', page.getByRole('main'))
  })
})

test.describe('with a full storage and a request that fails', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  for (const place of ['the review again', 'the calculator'] as const) {
    test(`the failure is reported to a visitor who has moved to ${place} meanwhile`, async ({ page }) => {
      await openReview(page)
      await fillStorage(page)
      const { release } = await holdRequests(page, estimateUrl, (route) => route.abort())
      await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
      await page.getByRole('button', { name: 'Back to Calculator' }).click()
      const review = page.getByRole('button', { name: 'Review & Submit' })
      const message = page.getByText('We could not send or save your estimate. Please call or message us.')
      if (place === 'the review again') {
        await review.click()
        await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
      }
      release()
      await expect(message).toBeVisible()
      if (place === 'the calculator') {
        await review.click()
        await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
        await expect(message).toBeVisible()
      }
      await expect(message).toHaveCount(1)
    })
  }
})
