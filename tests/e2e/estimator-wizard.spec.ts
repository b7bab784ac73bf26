import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import {
  codeNotFetched,
  enterContact,
  enterTenMarla,
  expect,
  holdRequests,
  navigateByMenu,
  loadFailures,
  newContact,
  openCalculator,
  openHydrated,
  summaryValue,
  test,
} from '../support/site.ts'

test.describe('the contact step', () => {
  test('shows an error at each missing field, and moves the focus to the first', async ({ page }) => {
    await page.goto(paths.estimator.href())
    const next = page.getByRole('button', { name: 'Continue' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')

    await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
    await page.getByRole('textbox', { name: 'Email Address' }).fill('   ')
    await next.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Test Visitor')
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
  })

  test('rejects an invalid e-mail address', async ({ page }) => {
    await page.goto(paths.estimator.href())
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('none')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Enter an e-mail address, such as name@example.com.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()

    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
    await page.getByRole('textbox', { name: 'Email Address' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  })

  test('rejects a name that is too long for the receiver, with an error at the field', async ({ page }) => {
    await page.goto(paths.estimator.href())
    const name = page.getByRole('textbox', { name: 'Full Name' })
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('+92 300 0000000')
    await name.fill('ن'.repeat(11_000))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(
      /This is too long to send\. Shorten it by about 7[67]0 characters\./,
    )
    await expect(name).toHaveValue('ن'.repeat(11_000))

    await name.fill('ن'.repeat(10_000))
    await expect(name).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  })
})

test.describe('the calculator', () => {
  test('shows the areas, their rules and every cost for 10 marla in DHA', async ({ page }) => {
    await openCalculator(page)
    await expect(
      page.getByText(
        'Enter a plot size and select a quality grade, or switch to manual mode to enter areas directly.',
      ),
    ).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('10')
    await expect(summaryValue(page, 'Total Plot Area')).toHaveText('2,250 sq ft')
    await expect(page.getByRole('spinbutton', { name: 'Basement Area' })).toHaveValue('1060')
    await expect(page.getByRole('spinbutton', { name: 'Ground Floor Area' })).toHaveValue('1432')
    await expect(page.getByRole('spinbutton', { name: 'First Floor Area' })).toHaveValue('1174')
    await expect(page.getByRole('spinbutton', { name: 'Ground Floor Area' })).toBeDisabled()
    await expect(page.getByRole('spinbutton', { name: 'Ground Floor Area' })).toHaveAccessibleDescription(
      /0\.6364 of the plot, 10 marla/,
    )

    await page.getByRole('radio', { name: 'A+ Grade' }).click()
    await expect(page.getByText('~1.15x of Grey Structure')).toBeVisible()
    const sheet = page.getByRole('region', { name: 'Your Estimate' })
    await expect(summaryValue(sheet, 'Grey Structure Construction Cost')).toHaveText('PKR 12,424,600')
    await expect(summaryValue(sheet, 'Interior/Finishes Construction Cost')).toHaveText('PKR 14,288,290')
    await expect(summaryValue(sheet, 'Construction Total')).toHaveText('PKR 26,712,890')
    await expect(summaryValue(sheet, 'Architectural Structural and MEP Design Cost')).toHaveText(
      'PKR 549,900',
    )
    await expect(summaryValue(sheet, 'Interior design Cost')).toHaveText('PKR 733,200')
    await expect(summaryValue(sheet, 'Design Total')).toHaveText('PKR 1,283,100')
    await expect(summaryValue(sheet, 'Grand Total')).toHaveText(/27,995,990 about 2\.8 crore$/)
    await expect(summaryValue(sheet, 'Cost Per Sq. Ft.')).toHaveText('PKR 7,637')
  })

  test('includes only the selected services, and hides a group without any', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    const sheet = page.getByRole('region', { name: 'Your Estimate' })
    await page.getByRole('checkbox', { name: 'Grey Structure' }).click()
    await expect(summaryValue(sheet, 'Grey Structure Construction Cost')).toHaveText('Not included')
    await expect(page.getByText('Grey Structure Service')).toBeHidden()
    await page.getByRole('checkbox', { name: 'Interior/Finishes' }).click()
    await expect(sheet.getByRole('heading', { name: 'Construction Costs' })).toBeHidden()
    await expect(summaryValue(sheet, 'Grand Total')).toHaveText(/1,283,100 about 12\.83 lakh$/)
    await expect(summaryValue(sheet, 'Cost Per Sq. Ft.')).toHaveText('PKR 350')
  })

  test('derives the areas from unit, authority and basement, and takes entered ones in manual mode', async ({
    page,
  }) => {
    await openCalculator(page)
    const basement = page.getByRole('spinbutton', { name: 'Basement Area' })
    const ground = page.getByRole('spinbutton', { name: 'Ground Floor Area' })
    await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('2')
    await page.getByRole('radio', { name: 'Kanal' }).click()
    await expect(ground).toHaveValue('5877')
    await page.getByRole('combobox', { name: 'Housing Authority' }).selectOption('LDA')
    await expect(ground).toHaveValue('6300')
    await page.getByRole('checkbox', { name: 'Include Basement' }).click()
    await expect(basement).toHaveValue('')
    await page.getByRole('radio', { name: 'Manual' }).click()
    await expect(page.getByRole('combobox', { name: 'Housing Authority' })).toBeHidden()
    await expect(basement).toBeDisabled()
    await expect(ground).toHaveValue('6300')
    await ground.fill('1500.5')
    await page.getByRole('spinbutton', { name: 'First Floor Area' }).fill('0')
    await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
    await expect(summaryValue(page, 'Grey Structure Construction Cost')).toHaveText('PKR 4,426,475')
  })

  test('parses common number formats, and never as a different number', async ({ page }) => {
    await openCalculator(page)
    await page.getByRole('radio', { name: 'A+ Grade' }).click()
    const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
    const type = async (text: string) => {
      await plot.fill('')
      await plot.pressSequentially(text)
      await expect(plot).toHaveValue(text)
    }
    await type('۷٫۵')
    await expect(summaryValue(page, 'Total Plot Area')).toHaveText('1,688 sq ft')
    await type('10 marla')
    await expect(summaryValue(page, 'Total Plot Area')).toHaveText('2,250 sq ft')
    await plot.blur()
    await expect(plot).not.toHaveAttribute('aria-invalid')
    await page.getByRole('radio', { name: 'Sq. Ft.' }).click()
    await expect(plot, 'the unit is no longer that of the field').toHaveValue('10')
    await type('2,250')
    await expect(summaryValue(page, 'Total Plot Area')).toHaveText('2,250 sq ft')
    await type('ten')
    await plot.blur()
    await expect(plot).toHaveAttribute('aria-invalid', 'true')
    await expect(plot).toHaveAccessibleDescription(/Enter a number/)
    await expect(page.getByText('Total Plot Area')).toBeHidden()
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await page.getByRole('button', { name: 'Change your entries' }).click()
    await expect(plot, 'the invalid text is kept for correction').toHaveValue('ten')
    await expect(plot).toHaveAttribute('aria-invalid', 'true')
  })

  test('updates the result before the next frame', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    const text = await page
      .getByRole('spinbutton', { name: 'Plot Size' })
      .evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '5')
        field.dispatchEvent(new Event('input', { bubbles: true }))
        return document.querySelector('[aria-labelledby="your-estimate"]')?.textContent
      })
    expect(text).toContain('16,348,020')
  })

  test('Reset also clears a field with invalid text', async ({ page }) => {
    await openCalculator(page)
    await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
    const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
    await plot.pressSequentially('10e')
    await expect(page.getByText('Enter a number, such as 7.5.')).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByRole('heading', { name: 'Your Estimate' })).toBeFocused()
    await expect(page.getByText('Enter a number, such as 7.5.')).toBeHidden()
    await expect(plot).toHaveValue('')
  })

  test('Reset restores the inputs and keeps the contact', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    const reset = page.getByRole('button', { name: 'Reset' })
    await expect(reset).toBeHidden()
    await enterTenMarla(page)
    await page.getByRole('checkbox', { name: 'Interior Design' }).click()
    await reset.click()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Back', exact: true }).first().click()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(contact.name)
  })

  test('explains the grades on hover and focus', async ({ page }) => {
    await openCalculator(page)
    const about = page.getByRole('button', { name: 'About the grades' })
    const text = page.getByRole('tooltip')
    await about.hover()
    await expect(text).toHaveText(/A Grade: Standard quality at competitive prices\./)
    await page.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await about.focus()
    await expect(text).toBeAttached()
  })
})

test.describe('the steps', () => {
  test('are history entries, and survive a reload', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    await page.getByRole('checkbox', { name: 'Interior Design' }).click()
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
    await page.goBack()
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
    await expect(page.getByRole('spinbutton', { name: 'Ground Floor Area' })).toHaveValue('1432')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Interior Design' })).not.toBeChecked()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Calculator' }),
    ).toHaveAttribute('aria-current', 'step')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(contact.email)
  })

  test('the calculator is rendered, hidden, once the contact details are complete; each opening announces the result', async ({
    page,
  }) => {
    await page.goto(paths.estimator.href())
    const plot = page.getByRole('spinbutton', { name: 'Plot Size', includeHidden: true })
    const status = page.getByRole('status', { name: 'Estimate', includeHidden: true })
    const roomBelow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    await expect(plot).toHaveCount(0)

    await page.getByRole('textbox', { name: 'Phone Number' }).fill('+92 300 0000000')
    await expect(plot).toBeAttached()
    await expect(plot).toBeHidden()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(plot).toBeVisible()
    // The bar at the lower edge isn't shown without a result.
    expect(await roomBelow()).toBe('0px')
    await enterTenMarla(page)
    await expect.poll(roomBelow).toBe('136px')
    await expect(status).toHaveText(/27,995,990/)

    await page.getByRole('button', { name: 'Back', exact: true }).first().click()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
    await expect(plot).toBeAttached()
    await expect(plot).toBeHidden()
    expect(await roomBelow()).toBe('0px')
    await expect(status).toBeEmpty()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await expect(plot).toHaveValue('10')
    await expect(status).toHaveText(/27,995,990/)
  })

  test('start at their heading, also by Back from the end of a step', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page)
    await enterTenMarla(page)
    const expectStart = async (name: string) => {
      const heading = page.getByRole('heading', { name, exact: true })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport({ ratio: 1 })
      // A restored scroll position would move it until then.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await expect(heading).toBeInViewport({ ratio: 1 })
    }
    for (const goBack of [
      () => page.getByRole('button', { name: 'Back to Calculator' }).click(),
      () => page.goBack(),
    ]) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await page.getByRole('button', { name: 'Review & Submit' }).click()
      await expectStart('Review & Submit')
      await goBack()
      await expectStart('Cost Calculator')
    }
  })

  test('survive navigation to another page and back, by Back or by a link', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    await navigateByMenu(page, 'About Us', 'About us')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
    await navigateByMenu(page, 'About Us', 'About us')
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990 about 2.8 crore')
    await expect(summaryValue(page, 'Email')).toHaveText(contact.email)
    // The previous history entry is another page, but Back must lead to the previous step.
    await page.getByRole('button', { name: 'Back to Calculator' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(contact.email)
  })

  test('a click before hydration has no effect on the restored step', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await expect(page.getByText('PKR 27,995,990').first()).toBeVisible()
    const { release } = await holdRequests(page, '**/assets/main-*.js')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click({ force: true })
    release()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Marla' })).toBeChecked()
  })

  test('start empty if the stored state is invalid', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    const [key, text] = await page.evaluate(() => {
      const name = sessionStorage.key(0) ?? ''
      return [name, sessionStorage.getItem(name) ?? ''] as const
    })
    expect(text).toContain('"10"')
    const store = (stored: string) =>
      page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, stored] as const)
    for (const corrupt of [
      text.slice(0, -1),
      text.replace('"10"', '10'),
      text.replace('"marla"', '"acre"'),
      text.replace('"A+"', '"B"'),
      '[]',
    ]) {
      await store(corrupt)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
      await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
      await enterContact(page)
      await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('')
    }
    await store(text)
    await page.reload()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
  })

  test('work if the browser blocks its storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990 about 2.8 crore')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  })

  test('a double click moves on by one step', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).dblclick()
    // A late second click lands on the next step and moves the focus, so the heading may not have it.
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  })

  test('two quick clicks on Back go one step back', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await page.getByRole('button', { name: 'Back to Calculator' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
  })

  for (const timing of ['at once', 'after a long task'] as const) {
    test(`Continue still works after Back before the next step is shown, ${timing}`, async ({ page }) => {
      await openHydrated(page, paths.estimator.href())
      const { name, email, phone } = newContact()
      await page.getByRole('textbox', { name: 'Full Name' }).fill(name)
      await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
      await page.getByRole('textbox', { name: 'Phone Number' }).fill(phone)
      const next = page.getByRole('button', { name: 'Continue' })
      await next.evaluate(
        async (button: HTMLButtonElement, pauseMs) => {
          const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
          button.click()
          history.back()
          const end = performance.now() + pauseMs
          while (performance.now() < end);
          await popped
        },
        timing === 'at once' ? 0 : 300,
      )
      await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
      await waitForFrames(page, 4)
      await next.click()
      await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    })
  }

  test('the skip link keeps the current step', async ({ page }) => {
    await openCalculator(page)
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await page.evaluate(() => location.assign('#main'))
    await expect(page).toHaveURL(/#main$/)
    await waitForFrames(page, 3)
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })

  test('an e-mail address that becomes invalid leads back to the contact step', async ({ page }) => {
    await openCalculator(page)
    await page.goBack()
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor')
    await page.goForward()
    await waitForFrames(page, 12)
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('visitor')
  })

  test('the review shows what will be sent', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    await page.getByRole('checkbox', { name: 'Interior Design' }).click()
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(summaryValue(page, 'Email')).toHaveText(contact.email)
    await expect(summaryValue(page, 'Plot Size')).toHaveText('10 Marla')
    await expect(summaryValue(page, 'Total Area')).toHaveText('3,666 sq.ft.')
    await expect(summaryValue(page, 'Services')).toHaveText('architectural, grayStructure, finishing')
    await expect(summaryValue(page, 'Mode')).toHaveText('auto')
    await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,262,790 about 2.73 crore')
    await expect(page.getByRole('term').filter({ hasText: 'Interior Design' })).toHaveCount(0)
  })

  test('an estimate without a plot or grade can be submitted after a warning', async ({ page }) => {
    await openCalculator(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(page.getByText('No estimate yet')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
  })
})

test.describe('before hydration', () => {
  /** Opens the estimator while its script is held back; the returned function releases it. */
  async function openBeforeHydration(
    page: Page,
    open = () => page.goto(paths.estimator.href()),
    script = '**/assets/main-*.js',
  ): Promise<() => void> {
    const { release } = await holdRequests(page, script)
    await open()
    return release
  }

  test('typed text takes precedence over the stored state, and the focus stays', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    const release = await openBeforeHydration(page, () => page.reload())
    const name = page.getByRole('textbox', { name: 'Full Name' })
    await name.fill('Early Visitor')
    release()
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(contact.email)
    await expect(name).toHaveValue('Early Visitor')
    await expect(name).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expect(summaryValue(page, 'Name')).toHaveText('Early Visitor')
  })

  for (const [what, script] of [
    ['the application', '**/assets/main-*.js'],
    ['the entry script', '**/assets/index-*.js'],
  ]) {
    test(`a click before ${what} has loaded is replayed`, async ({ page }) => {
      const release = await openBeforeHydration(page, undefined, script)
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Early Visitor')
      // Without `force`, Playwright would wait until the button is enabled.
      await page.getByRole('button', { name: 'Continue' }).click({ force: true })
      release()
      await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Early Visitor')
      await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()
    })
  }

  test('text typed before the entry script starts takes precedence over the text of the last load', async ({
    page,
  }) => {
    const entry = '**/assets/index-*.js'
    const requested = page.waitForRequest('**/assets/main-*.js')
    await openBeforeHydration(page)
    // The entry script, which keeps the text for a reload, requests the application.
    await requested
    const name = page.getByRole('textbox', { name: 'Full Name' })
    const email = page.getByRole('textbox', { name: 'Email Address' })
    await name.fill('First')
    await email.fill('first@example.com')
    const release = await openBeforeHydration(page, () => page.reload(), entry)
    await name.fill('Second')
    const started = page.waitForRequest('**/assets/main-*.js')
    release()
    await started
    await expect(name).toHaveValue('Second')
    await expect(email).toHaveValue('first@example.com')
  })

  test.describe('under the splash screen', () => {
    test.use({ hasSplash: true })

    test('a field that has the focus when the entry script starts keeps it, and what is typed', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('#splash { animation-delay: 60s !important }')
        document.adoptedStyleSheets = [sheet]
      })
      const release = await openBeforeHydration(page, undefined, '**/assets/index-*.js')
      const name = page.getByRole('textbox', { name: 'Full Name' })
      await name.focus()
      await page.keyboard.type('Early ')
      release()
      await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
      await page.keyboard.type('Visitor')
      await page.evaluate(() => {
        for (const animation of document.getElementById('splash')?.getAnimations() ?? []) animation.finish()
      })
      await expect(page.locator('#splash')).toHaveCount(0)
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Early Visitor')
    })
  })

  test('a label focuses its field, and hydration keeps the caret position', async ({ page }) => {
    const release = await openBeforeHydration(page)
    const name = page.getByRole('textbox', { name: 'Full Name' })
    await page.getByText('Full Name').click()
    await expect(name).toBeFocused()
    await page.keyboard.type('Lovelace')
    await page.keyboard.press('Home')
    await page.keyboard.type('Ada')
    release()
    const phone = page.getByRole('textbox', { name: 'Phone Number' })
    await expect(async () => {
      // Hydration is complete once a click has an effect.
      await page.getByRole('button', { name: 'Continue' }).dispatchEvent('click')
      await expect(page.getByRole('alert')).toHaveText(/Please fill/, { timeout: 500 })
    }).toPass()
    await name.focus()
    expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
    await page.keyboard.type(' ')
    await expect(name).toHaveValue('Ada Lovelace')
    await expect(phone).toHaveValue('')
  })
})

test.describe('when the code of the page cannot be loaded', () => {
  test.use({ allowedMessages: [codeNotFetched, loadFailures.aborted] })

  const chunk = '**/assets/EstimatorPage-*.js'

  test('a first page stays as prerendered, and hydrates after the next input', async ({ page }) => {
    await page.route(chunk, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('EstimatorPage'))
    await page.goto(paths.estimator.href())
    await failed
    await page.unroute(chunk)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada')
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada')
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('+92 300 0000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })

  test('a later page shows an error, and can be loaded again', async ({ page }) => {
    await openHydrated(page, paths.home.href())
    await page.route(chunk, (route) => route.abort())
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
  })
})

test('a plot typed with another unit counts as soon as that unit is chosen', async ({ page }) => {
  await openCalculator(page)
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  await plot.fill('1 kanal')
  await expect(plot).toHaveAccessibleDescription(/without its unit/)
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
  await page.getByRole('radio', { name: 'Kanal' }).click()
  await expect(plot).toHaveValue('1 kanal')
  await expect(plot).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('spinbutton', { name: 'Ground Floor Area' })).not.toHaveValue('')
  await expect(summaryValue(page, 'Total Plot Area')).toHaveText('4,500 sq ft')
})

test('a message that appears while the mouse button is down does not move the control from under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
  const grade = page.getByRole('radio', { name: 'A+ Grade' })
  await plot.pressSequentially('50000')
  const box = await grade.boundingBox()
  if (!box) throw new Error('The grades have no box.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(plot).not.toBeFocused()
  // Longer than the pause after which messages appear.
  await page.waitForTimeout(700)
  await expect(plot).toHaveAccessibleDescription(/^(?!.*more than 400 marla)/)
  await page.mouse.up()
  await expect(grade).toBeChecked()
  await expect(plot).toHaveAccessibleDescription(/more than 400 marla/)
})
