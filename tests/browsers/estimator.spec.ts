import { paths } from '../../src/paths.ts'
import { browsersLeadsFolder, estimatesOf } from '../support/leads.ts'
import { newContact } from '../support/site.ts'
import { enterTenMarla, fullName, openCalculator, plotSize, seesSummary } from './support/estimator.ts'
import { expect, test, type Visitor } from './support/site.ts'

const estimateCall = /^\/macros\/s\/estimate\/exec/

test('10 marla in DHA are worked out and submitted by the keyboard alone', async ({ visitor }) => {
  const contact = newContact()
  await visitor.open(paths.estimator.href())
  await visitor.tabTo(fullName)
  await visitor.type(contact.name)
  await visitor.press('Tab')
  await visitor.type(contact.email)
  await visitor.press('Tab')
  await visitor.type(contact.phone)
  await visitor.press('Enter')
  await visitor.seesFocusOn({ role: 'heading', name: 'Cost Calculator' })

  await visitor.tabTo(plotSize)
  await visitor.type('10')
  await visitor.tabTo({ role: 'radio', name: 'A Grade' })
  await visitor.press('ArrowRight')
  await visitor.seesFocusOn({ role: 'radio', name: 'A+ Grade' })
  await seesSummary(visitor, 'Grand Total', 'PKR 27,995,990 about 2.8 crore')

  await visitor.tabTo({ role: 'button', name: 'Review & Submit' })
  await visitor.press('Enter')
  await visitor.seesFocusOn({ role: 'heading', name: 'Review & Submit' })
  await visitor.tabTo({ role: 'button', name: 'Submit Final Estimate' })
  await visitor.press('Enter')
  await visitor.seesFocusOn({ role: 'heading', name: 'Estimate Submitted Successfully!' })

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
})

test('on a translated page the amount and its reading go on together', async ({ visitor }) => {
  await openCalculator(visitor, newContact())
  await enterTenMarla(visitor)
  await visitor.read(translate, null)
  await visitor.click({ role: 'checkbox', name: 'Interior Design' })
  await seesSummary(visitor, 'Grand Total', 'PKR 27,262,790 about 2.73 crore')
  await visitor.click({ role: 'button', name: 'Review & Submit' })
  await visitor.seesFocusOn({ role: 'heading', name: 'Review & Submit' })
  await seesSummary(visitor, 'Grand Total', 'PKR 27,262,790')
  await visitor.read(translate, null)
  await visitor.click({ role: 'button', name: 'Back to Calculator' })
  await visitor.seesFocusOn({ role: 'heading', name: 'Cost Calculator' })
})

/** Does what a browser's translation does: new text, in two elements, takes the place of each text node. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode)
  }
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea')) continue
    const inner = document.createElement('font')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test.describe('an estimate that waits and is sent in the background', () => {
  test('leaves the focus and the place of the page alone', async ({ visitor, faultySite }) => {
    await leaveWaitingEstimate(visitor, () => faultySite.plan(estimateCall, 'unavailable', 1))
    const call = faultySite.plan(estimateCall, 'held')
    await visitor.open(paths.home.href())
    const field = { role: 'textbox', name: 'Your subject' } as const
    await visitor.enter(field, 'A wall')
    await expect.poll(call.count).toBe(1)
    await visitor.sees(isEstimateWaiting, null, true)
    const before = await visitor.read(focusAndPlace, null)
    expect(before.scrolled).toBeGreaterThan(500)
    call.release()
    await visitor.sees(isEstimateWaiting, null, false)
    await visitor.seesFocusOn(field)
    const after = await visitor.read(focusAndPlace, null)
    expect(after.focus).toBe(before.focus)
    expect(after.top, 'distance from the top of the window').toBeCloseTo(before.top, 0)
  })

  test('gives the focus to nothing where nothing had it', async ({ visitor, faultySite }) => {
    await leaveWaitingEstimate(visitor, () => faultySite.plan(estimateCall, 'unavailable', 1))
    const call = faultySite.plan(estimateCall, 'held')
    await visitor.open(paths.home.href())
    await visitor.read(() => window.scrollTo({ top: 1500, behavior: 'instant' }), null)
    await expect.poll(call.count).toBe(1)
    const before = await visitor.read(focusAndPlace, null)
    expect(before.focus).toMatch(/^<body/)
    call.release()
    await visitor.sees(isEstimateWaiting, null, false)
    const after = await visitor.read(focusAndPlace, null)
    expect(after.focus).toBe(before.focus)
    expect(after.top, 'distance from the top of the window').toBeCloseTo(before.top, 0)
  })
})

/** Submits an estimate while its call fails. */
async function leaveWaitingEstimate(visitor: Visitor, planFailure: () => void) {
  await openCalculator(visitor, newContact())
  await enterTenMarla(visitor)
  await visitor.click({ role: 'button', name: 'Review & Submit' })
  planFailure()
  await visitor.click({ role: 'button', name: 'Submit Final Estimate' })
  await visitor.seesFocusOn({ role: 'heading', name: 'Estimate Submitted Successfully!' })
  await visitor.sees(isEstimateWaiting, null, true)
}

/** Whether the page says that an estimate waits. */
function isEstimateWaiting() {
  return document.querySelector('[aria-label="Unsent estimates"]') !== null
}

/**
 * What has the focus, how far the page is scrolled, and where the home page's form stands in the window: if something
 * above it goes, a page that stays in its place is scrolled by as much.
 */
async function focusAndPlace() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return {
    focus: document.activeElement?.outerHTML.slice(0, 80),
    scrolled: scrollY,
    top: document.querySelector('main form')?.getBoundingClientRect().top ?? Number.NaN,
  }
}
