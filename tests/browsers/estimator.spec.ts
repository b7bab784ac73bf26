import { englishTexts } from '../../src/content/pages/estimatorTranslation.ts'
import { urduTexts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import { browsersLeadsFolder, estimatesOf } from '../support/storedLeads.ts'
import type { FaultySite } from '../support/faultySite.ts'
import { newContact, type TestContact } from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'
import {
  enterTenMarla,
  expectSummary,
  fullName,
  hasPendingNotice,
  openCalculator,
  plotSize,
} from './support/estimator.ts'
import { expect, test, type Visitor } from './support/site.ts'

const estimatePath = /^\/macros\/s\/estimate\/exec/

test(
  '10 marla in DHA can be estimated and submitted with the keyboard alone',
  { tag: ['@journey', '@smoke'] },
  async ({ visitor }) => {
    const contact = newContact()
    await visitor.open(paths.estimator.href())
    await visitor.tabTo(fullName)
    await visitor.type(contact.name)
    await visitor.press('Tab')
    await visitor.type(contact.email)
    await visitor.press('Tab')
    await visitor.type(contact.phone)
    await visitor.press('Enter')
    await visitor.expectFocus({ role: 'heading', name: 'Cost Calculator' })

    await visitor.tabTo(plotSize)
    await visitor.type('10')
    await visitor.tabTo({ role: 'radio', name: 'A Grade' })
    await visitor.press('ArrowRight')
    await visitor.expectFocus({ role: 'radio', name: 'A+ Grade' })
    await expectSummary(visitor, 'Grand Total', 'PKR 27,995,990 about 2.8 crore')

    await visitor.tabTo({ role: 'button', name: 'Review & Submit' })
    await visitor.press('Enter')
    await visitor.expectFocus({ role: 'heading', name: 'Review & Submit' })
    await visitor.tabTo({ role: 'button', name: 'Submit Final Estimate' })
    await visitor.press('Enter')
    await visitor.expectFocus({ role: 'heading', name: 'Estimate Submitted Successfully!' })

    const rows = await estimatesOf(contact.email, browsersLeadsFolder)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      name: contact.name,
      plotSize: '10 marla',
      authority: 'DHA',
      basementArea: '1060',
      groundFloorArea: '1432',
      firstFloorArea: '1174',
      qualityGrade: 'A+',
      grandTotal: '27995990',
    })
  },
)

test(
  'on a translated page, an amount and its value in crore are updated together',
  { tag: '@smoke' },
  async ({ visitor }) => {
    await openCalculator(visitor, newContact())
    await enterTenMarla(visitor)
    await visitor.read(translatePage, null)
    await visitor.click({ role: 'checkbox', name: 'Interior Design' })
    await expectSummary(visitor, 'Grand Total', 'PKR 27,262,790 about 2.73 crore')
    await visitor.click({ role: 'button', name: 'Review & Submit' })
    await visitor.expectFocus({ role: 'heading', name: 'Review & Submit' })
    await expectSummary(visitor, 'Grand Total', 'PKR 27,262,790 about 2.73 crore')
    await visitor.read(translatePage, null)
    await visitor.click({ role: 'button', name: 'Back to Calculator' })
    await visitor.expectFocus({ role: 'heading', name: 'Cost Calculator' })
  },
)

test('a number may have a decimal comma or Urdu digits, and a unit gets an error', async ({ visitor }) => {
  const budget = { role: 'spinbutton', name: 'Your budget' } as const
  await visitor.open(paths.estimator.href())
  for (const [typed, number, message] of [
    ['7,5', '7.5', 'Read as 7.5.'],
    ['۱۰', '10', ''],
    ['10 marla', null, 'Enter the number alone, such as 7.5, without its unit.'],
  ] as const) {
    await visitor.click(budget)
    await visitor.expectFocus(budget)
    await visitor.read(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    }, null)
    await visitor.type(typed)
    await visitor.press('Tab')
    await visitor.expectValue(readNumberField, null, { typed, number, message })
  }
})

test('the Urdu texts can be loaded by a second click after the first has failed', async ({
  visitor,
  faultySite,
}) => {
  const urdu = { role: 'button', name: `اردو – ${englishTexts.languageSwitch.action}` } as const
  await visitor.open(paths.estimator.href())
  const failure = faultySite.plan(/^\/assets\/urdu-[^/]*\.js$/, 'unavailable')
  await visitor.click(urdu)
  await visitor.expectVisible({ role: 'status', name: englishTexts.languageSwitch.failed })
  expect(failure.count()).toBeGreaterThan(0)
  failure.end()
  await visitor.click(urdu)
  await visitor.expectVisible({ role: 'heading', name: urduTexts.stepTitles.contact })
})

for (const [what, code, isShown] of [
  ['the picture of the house', /^\/assets\/houseLayers-/, hasHousePictures],
  ['the sheet to print', /^\/assets\/PrintedEstimate-/, hasPrintedSheet],
] as const) {
  test(`${what} is loaded although its code fails once`, async ({ visitor, faultySite }) => {
    const failure = faultySite.plan(code, 'unavailable', 1)
    await openCalculator(visitor, newContact())
    await enterTenMarla(visitor)
    await expect(async () => expect(await visitor.read<null, boolean>(isShown, null)).toBe(true)).toPass()
    expect(failure.count()).toBe(1)
  })
}

/** Whether the floors of the sample house are loaded and apart. */
function hasHousePictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main [data-state=exploded] img')]
  return pictures.length === 4 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

/** Whether the sheet is rendered while the page is printed. */
async function hasPrintedSheet() {
  dispatchEvent(new Event('beforeprint'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const headings = [...document.querySelectorAll('main h2')]
  dispatchEvent(new Event('afterprint'))
  return headings.some(({ textContent }) => textContent === 'Cost Estimate')
}

/** The text of the page's number field, the number that it has for screen readers, and its message. */
function readNumberField() {
  const field = document.querySelector<HTMLInputElement>('main [role=spinbutton]')
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  return {
    typed: field?.value,
    number: field?.getAttribute('aria-valuenow'),
    message: ids.map((id) => document.getElementById(id)?.textContent.trim()).join(''),
  }
}

test('an estimate whose page is left before the response is sent by the next page', async ({
  visitor,
  faultySite,
}) => {
  const contact = newContact()
  const lost = faultySite.plan(estimatePath, 'held')
  await submitTenMarla(visitor, contact)
  await expect.poll(lost.count).toBe(1)
  lost.end()
  await visitor.open(paths.home.href())
  await expect(async () => {
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toHaveLength(1)
  }).toPass()
  await visitor.expectValue(hasPendingNotice, null, false)
})

test(
  'an estimate whose connection breaks during the request and before the response, and then gets status 500, is stored once',
  { tag: '@journey' },
  async ({ visitor, faultySite }) => {
    const contact = newContact()
    const broken = faultySite.plan(estimatePath, 'halfReceived')
    await submitTenMarla(visitor, contact)
    await visitor.expectFocus({ role: 'heading', name: 'Estimate Submitted Successfully!' })
    await visitor.expectValue(hasPendingNotice, null, true)
    expect(broken.count()).toBeGreaterThan(0)
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toEqual([])

    const sendAgain = { role: 'button', name: 'Send again' } as const
    let current = broken
    for (const fault of ['unanswered', 'errorPage'] as const) {
      const next = faultySite.plan(estimatePath, fault)
      current.end()
      current = next
      await visitor.click(sendAgain)
      await expect.poll(next.count, fault).toBeGreaterThan(0)
      await visitor.expectVisible({ ...sendAgain, name: 'Sending...' }, false)
      await visitor.expectValue(warningText, null, expect.stringContaining('That did not work this time.'))
    }

    current.end()
    await visitor.click(sendAgain)
    await visitor.expectValue(hasPendingNotice, null, false)
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toHaveLength(1)
  },
)

test(
  'an estimate that can be neither sent nor stored is reported, with phone and chat, and can be submitted again',
  { tag: '@journey' },
  async ({ visitor, faultySite }) => {
    const contact = newContact()
    const failure = faultySite.plan(estimatePath, 'dropped')
    await openCalculator(visitor, contact)
    await visitor.read(blockStorage, null)
    await enterTenMarla(visitor)
    await visitor.click({ role: 'button', name: 'Review & Submit' })
    const submit = { role: 'button', name: 'Submit Final Estimate' } as const
    await visitor.click(submit)
    await visitor.expectValue(
      alertText,
      null,
      expect.stringContaining('We could not send or save your estimate. Please call or message us.'),
    )
    expect(await visitor.read(visibleLinks, null)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^https:\/\/wa\.me\//)]),
    )
    expect(await visitor.read(hasPendingNotice, null)).toBe(false)
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toEqual([])

    failure.end()
    await visitor.click(submit)
    await visitor.expectFocus({ role: 'heading', name: 'Estimate Submitted Successfully!' })
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toHaveLength(1)
  },
)

/** Blocks all storage from now on, as some browsers do for sites that the visitor doesn't trust. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  }
}

function alertText() {
  return document.querySelector('main [role=alert]')?.textContent
}

/** The targets of the visible links in the main part of the page. */
function visibleLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map(({ href }) => href)
}

test.describe('a pending estimate that is sent in the background', () => {
  test('keeps the focus, and the content in its place in the window', async ({ visitor, faultySite }) => {
    const request = await leavePendingEstimate(visitor, faultySite)
    await visitor.open(paths.home.href())
    const field = { role: 'textbox', name: 'Your subject' } as const
    await visitor.enter(field, 'A wall')
    await expect.poll(request.count).toBe(1)
    await visitor.expectValue(hasPendingNotice, null, true)
    const before = await visitor.read(focusAndPosition, null)
    expect(before.scrolled).toBeGreaterThan(500)
    request.release()
    await visitor.expectValue(hasPendingNotice, null, false)
    await visitor.expectFocus(field)
    const after = await visitor.read(focusAndPosition, null)
    expect(after.focus).toBe(before.focus)
    expect(after.top, 'distance from the top of the window').toBeCloseTo(before.top, 0)
  })

  test('does not move the focus to any element', { tag: '@journey' }, async ({ visitor, faultySite }) => {
    const request = await leavePendingEstimate(visitor, faultySite)
    await visitor.open(paths.home.href())
    await visitor.read(() => window.scrollTo({ top: 1500, behavior: 'instant' }), null)
    await expect.poll(request.count).toBe(1)
    const before = await visitor.read(focusAndPosition, null)
    expect(before.focus).toMatch(/^<body/)
    request.release()
    await visitor.expectValue(hasPendingNotice, null, false)
    const after = await visitor.read(focusAndPosition, null)
    expect(after.focus).toBe(before.focus)
    expect(after.top, 'distance from the top of the window').toBeCloseTo(before.top, 0)
  })
})

/** Submits an estimate whose request fails, so that it stays pending; holds the next request. */
async function leavePendingEstimate(visitor: Visitor, faultySite: FaultySite) {
  const failure = faultySite.plan(estimatePath, 'unavailable')
  await submitTenMarla(visitor, newContact())
  await visitor.expectFocus({ role: 'heading', name: 'Estimate Submitted Successfully!' })
  await visitor.expectValue(hasPendingNotice, null, true)
  const next = faultySite.plan(estimatePath, 'held')
  failure.end()
  return next
}

async function submitTenMarla(visitor: Visitor, contact: TestContact) {
  await openCalculator(visitor, contact)
  await enterTenMarla(visitor)
  await visitor.click({ role: 'button', name: 'Review & Submit' })
  await visitor.click({ role: 'button', name: 'Submit Final Estimate' })
}

/** The text of the success step's result and warning. */
function warningText() {
  return document.querySelector('[aria-label="Submission"]')?.textContent
}

/**
 * The focused element, the scroll position, and the position of the home page's form in the window; the latter must not
 * change when content above it is removed.
 */
async function focusAndPosition() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return {
    focus: document.activeElement?.outerHTML.slice(0, 80),
    scrolled: scrollY,
    top: document.querySelector('main form')?.getBoundingClientRect().top ?? Number.NaN,
  }
}
