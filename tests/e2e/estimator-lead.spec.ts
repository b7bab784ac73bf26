import type { BrowserContext, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { waitForFrames, trackPositions } from '../support/measures.ts'
import { estimatesOf } from '../support/leads.ts'
import { test } from '../support/ownSite.ts'
import {
  enterTenMarla,
  expect,
  navigateByMenu,
  holdRequests,
  loadFailures,
  newContact,
  openCalculator,
  openHydrated,
  openReview,
  summaryValue,
} from '../support/site.ts'

const estimateCall = '**/macros/s/estimate/exec'
const sent = '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.'
const done = (page: Page) => page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })

/** As in WebKit, which doesn't keep the place of what is read by itself. */
const withoutScrollAnchors = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { overflow-anchor: none }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Submits the estimate of a new contact, whose call is not answered until the test lets it be. */
async function submitAndWait(page: Page) {
  const contact = newContact()
  await openReview(page, contact)
  const held = await holdRequests(page, estimateCall)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  return { contact, ...held }
}

test('a double press submits once', async ({ page }) => {
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

test('a visitor who leaves while the estimate is on its way is not brought back, and is told there', async ({
  page,
}) => {
  const { contact, release, count } = await submitAndWait(page)
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await navigateByMenu(page, 'About Us', 'About us')
  release()
  await expect(page.getByRole('status').getByText(sent)).toBeInViewport()
  await expect(page).toHaveURL(paths.about.href())
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
  expect(await estimatesOf(contact.email)).toHaveLength(1)

  await page.goBack()
  await expect(done(page)).toBeVisible()
  await expect(page.getByText(sent)).toHaveCount(1)
  expect(count()).toBe(1)
})

test('a visitor who comes back while the estimate is on its way cannot send it twice', async ({ page }) => {
  const { contact, release, count } = await submitAndWait(page)
  await navigateByMenu(page, 'About Us', 'About us')
  await page.goBack()
  await page.getByRole('button', { name: /Processing Estimate/ }).press('Enter')
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('10')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await page.getByRole('button', { name: /Processing Estimate/ }).press('Enter')
  release()
  await expect(done(page)).toBeFocused()
  expect(count()).toBe(1)
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate that is changed while the first is on its way is a submission of its own', async ({
  page,
}) => {
  const { contact, release, count } = await submitAndWait(page)
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await expect(page.getByText('Submitting your estimate...')).toBeHidden()
  const grandTotal = await summaryValue(page, 'Grand Total').innerText()
  expect(grandTotal).not.toContain('27,995,990')
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await expect.poll(count).toBe(2)
  release()
  await expect(done(page)).toBeFocused()
  await expect(summaryValue(page, 'Grand Total')).toHaveText(grandTotal)
  await expect(page.getByText(sent)).not.toHaveCount(0)
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(2)).toPass()
  const totals = (await estimatesOf(contact.email)).map(({ grandTotal: total }) => total)
  expect(totals.toSorted()).toEqual([grandTotal.replaceAll(/\D/g, ''), '27995990'])
})

test('the first estimate is confirmed while the visitor changes it, and the changed one is not taken for sent', async ({
  page,
}) => {
  const { contact, release } = await submitAndWait(page)
  await page.getByRole('button', { name: 'Back to Calculator' }).click()
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  await plot.fill('5')
  release()
  await expect(page.getByRole('status').getByText(sent)).toBeInViewport()
  await expect(plot).toBeFocused()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(done(page)).toBeFocused()
  expect(await estimatesOf(contact.email)).toHaveLength(2)
})

test('a reload after the submission shows the success screen, and the way back sends nothing', async ({
  page,
}) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(done(page)).toBeVisible()
  await page.reload()
  await expect(done(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990')
  await page.goBack()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(done(page)).toBeFocused()
  await page.getByRole('button', { name: 'Create New Estimate' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('a reload while the estimate is on its way sends the same estimate again, not another one', async ({
  page,
}) => {
  const { contact, count } = await submitAndWait(page)
  await expect.poll(count).toBe(1)
  await page.unroute(estimateCall)
  await page.reload()
  await expect(done(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate that another page of the tab has sent is shown as sent', async ({ page }) => {
  const { contact, count } = await submitAndWait(page)
  await expect.poll(count).toBe(1)
  await page.unroute(estimateCall)
  await page.goto(paths.about.href())
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('constructionEstimates'))).toBeNull()
  await page.goto(paths.estimator.href())
  await expect(done(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  await page.reload()
  await expect(done(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('a copy of the tab says that it does not know of the answer, until there is one', async ({ page }) => {
  const { contact, release, count } = await submitAndWait(page)
  await expect.poll(count).toBe(1)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(copy.getByRole('heading', { name: 'Review & Submit' })).toBeVisible()
  await expect(copy.getByText('We cannot tell whether this estimate has reached us')).toBeVisible()
  await expect(copy.getByText(/could not send or save/)).toHaveCount(0)
  await expect(copy.getByRole('button', { name: 'Submit Final Estimate' })).toBeEnabled()
  release()
  await expect(done(page)).toBeVisible()
  await expect(done(copy)).toBeVisible()
  await expect(copy.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu that is open when the answer comes leaves no dead Back behind', async ({ page }) => {
    const { release } = await submitAndWait(page)
    await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(true)
    release()
    await expect(page.getByText(sent)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(done(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => ({ ...history.state, ...history.state.usr })))
      .toEqual(expect.objectContaining({ step: 'success' }))
    expect(await page.evaluate(() => 'layer' in history.state)).toBe(false)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })

  test('Back closes a menu that is open when the answer comes, and the next one leaves the success screen', async ({
    page,
  }) => {
    const { release } = await submitAndWait(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(true)
    release()
    await expect(page.getByText(sent)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(done(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })
})

test('what has been submitted is not reviewed again unchanged', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(done(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(done(page)).toBeFocused()
  await page.goBack()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
})

test.describe('with the inbox stopped', () => {
  test.use({ allowedMessages: [loadFailures.refused, loadFailures.aborted] })

  test('the estimate is kept on the device and sent when the site is opened again', async ({
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
    const kept: unknown = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('constructionEstimates') ?? 'null'),
    )
    expect(kept).toEqual([
      expect.objectContaining({
        contactInfo: { name: contact.name, email: contact.email, phone: contact.phone },
        localBackup: true,
        grandTotal: '27995990',
      }),
    ])

    await ownSite.start()
    await page.goto(ownSite.url)
    await expect(async () => expect(await estimatesOf(contact.email, ownSite.leads)).toHaveLength(1)).toPass()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeHidden()
    const left = await page.evaluate(() => localStorage.getItem('constructionEstimates'))
    expect(left === null || left === '[]').toBe(true)
  })

  test('the visitor can send it again as soon as the inbox is back', async ({ page, ownSite }) => {
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
    expect(await estimatesOf(contact.email, ownSite.leads)).toHaveLength(1)
  })

  /** Has an estimate wait on the device, whose notice another tab of the context is told of. */
  async function keepInAnotherTab(context: BrowserContext) {
    await context.route(estimateCall, (route) => route.abort())
    const other = await context.newPage()
    await openReview(other)
    await other.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(other.getByText(/Estimate saved locally/)).toBeVisible()
    await other.close()
  }

  const notice = (page: Page) => page.getByRole('region', { name: 'Unsent estimates' })
  const outsideNotice = '[aria-label="Unsent estimates"]'
  /** Whether the notice stands between the header and the page, and not over either. */
  const hasRowOfItsOwn = async (page: Page) => {
    const [row, main] = await Promise.all([notice(page).boundingBox(), page.getByRole('main').boundingBox()])
    return row !== null && main !== null && Math.abs(row.y + row.height - main.y) < 1
  }

  for (const engine of ['Chromium', 'WebKit'] as const) {
    for (const scrolledTo of [0, 60, 900]) {
      test(`the notice of another tab’s estimate moves nothing at ${scrolledTo} px, scrolling as ${engine} does`, async ({
        page,
        context,
      }) => {
        if (engine === 'WebKit') await withoutScrollAnchors(page)
        await openHydrated(page, paths.about.href())
        await page.evaluate((top) => window.scrollTo(0, top), scrolledTo)
        await waitForFrames(page, 4)
        const moved = await trackPositions(page, outsideNotice)
        await keepInAnotherTab(context)
        await page.bringToFront()
        await expect(notice(page)).toBeVisible()
        await waitForFrames(page, 12)
        expect(await moved()).toEqual([])
        expect(await hasRowOfItsOwn(page)).toBe(scrolledTo === 900)

        await navigateByMenu(page, 'Projects', 'Projects')
        await expect.poll(() => hasRowOfItsOwn(page)).toBe(true)
      })
    }
  }

  test('the notice that came over the page takes its own row once that is out of view', async ({
    page,
    context,
  }) => {
    await withoutScrollAnchors(page)
    await openHydrated(page, paths.about.href())
    await keepInAnotherTab(context)
    await page.bringToFront()
    await expect(notice(page)).toBeInViewport()
    expect(await hasRowOfItsOwn(page)).toBe(false)
    await page.mouse.move(900, 300)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const place = () =>
      heading.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
    const before = await place()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => hasRowOfItsOwn(page)).toBe(true)
    const height = (await notice(page).boundingBox())?.height ?? 0
    expect(Math.abs((await place()) - before - height)).toBeLessThanOrEqual(1)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(900 + height))
  })

  test('the notice moves nothing where it comes after the first paint of a page', async ({
    page,
    context,
  }) => {
    await keepInAnotherTab(context)
    const { release } = await holdRequests(page, '**/assets/main-*.js')
    await page.goto(paths.about.href())
    await waitForFrames(page, 4)
    const moved = await trackPositions(page, outsideNotice)
    release()
    await expect(notice(page)).toBeInViewport()
    await waitForFrames(page, 12)
    expect(await moved()).toEqual([])
  })

  test.describe('with the splash', () => {
    test.use({ hasSplash: true })

    test('the notice takes its row below the splash', async ({ page, context }) => {
      await keepInAnotherTab(context)
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('#splash { animation-delay: 60s !important }')
        document.adoptedStyleSheets = [sheet]
      })
      await page.goto(paths.about.href())
      await expect(notice(page)).toBeAttached()
      await expect(page.locator('#splash')).toBeVisible()
      const moved = await trackPositions(page, outsideNotice)
      await page.evaluate(() => {
        for (const animation of document.getElementById('splash')?.getAnimations() ?? []) animation.finish()
      })
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(await hasRowOfItsOwn(page)).toBe(true)
      expect(await moved()).toEqual([])
    })
  })

  for (const scrolledTo of [0, 60, 900]) {
    test(`what is sent in the background moves neither the page at ${scrolledTo} px nor the focus`, async ({
      page,
    }) => {
      await withoutScrollAnchors(page)
      await openReview(page, newContact())
      await page.route(estimateCall, (route) => route.abort())
      await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
      await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
      await navigateByMenu(page, 'About Us', 'About us')
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      await page.evaluate((top) => window.scrollTo(0, top), scrolledTo)
      const place = () =>
        page.evaluate(() => ({
          focus: document.activeElement?.tagName,
          scrolled: Math.round(scrollY),
          heading: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
        }))
      await expect.poll(place).toMatchObject({ scrolled: scrolledTo })
      const before = await place()

      await page.unroute(estimateCall)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByText('Your estimate has been sent.')).toBeAttached()
      await expect(page.getByText('One estimate is not yet sent')).toBeHidden()
      await waitForFrames(page, 12)
      expect(await place()).toEqual(before)

      await navigateByMenu(page, 'Projects', 'Projects')
      await expect(page.getByText('Your estimate has been sent.')).toBeHidden()
    })
  }

  test('a visitor who is about to send it again keeps the focus when it is sent in the background', async ({
    page,
    ownSite,
  }) => {
    await openReview(page, newContact(), ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(done(page)).toBeVisible()
    for (const place of [page.getByRole('main'), page.getByRole('region', { name: 'Unsent estimates' })]) {
      await expect(place.getByRole('button', { name: 'Send again' })).toBeVisible()
    }
    const below = page.getByRole('button', { name: 'Create New Estimate' })
    await page.getByRole('main').getByRole('button', { name: 'Send again' }).focus()
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

  test('an estimate that another tab sends is shown as sent in the tab that kept it, and after a reload', async ({
    page,
    context,
  }) => {
    const contact = newContact()
    await openReview(page, contact)
    await page.route(estimateCall, (route) => route.abort())
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByText(/Estimate saved locally/)).toBeVisible()
    const other = await context.newPage()
    await other.goto(paths.about.href())
    await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByText('Your estimate has been sent.')).toBeAttached()
    await page.reload()
    await expect(done(page)).toBeVisible()
    await expect(page.getByText(sent)).toBeVisible()
    await other.close()
  })

  test('the visitor can delete it, and the page claims nothing afterwards', async ({ page, ownSite }) => {
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

  test('and with no room on the device either, nothing is claimed and nothing is lost', async ({
    page,
    ownSite,
  }) => {
    const contact = newContact()
    await openCalculator(page, contact, ownSite.url)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
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
  })
})
