import { paths } from '../../src/paths.ts'
import { fullName } from './support/estimator.ts'
import type { Target } from './support/pageTools.ts'
import { expect, test, type Visitor } from './support/site.ts'

const entry = /^\/assets\/index-[^/]*\.js/
const application = /^\/assets\/main-[^/]*\.js$/
const menuCode = /^\/assets\/floatingParts-[^/]*\.js$/
const faqCode = /^\/assets\/FaqPage-[^/]*\.js$/
const tools = { role: 'button', name: 'Tools' } as const
const firstTool = { role: 'menuitem', name: 'Calculate area of your Floors' } as const
const waiting = {
  role: 'status',
  name: 'The page is still loading. Your click takes effect in a moment.',
} as const
const faqLink = { role: 'link', name: 'FAQ', within: 'footer' } as const

/**
 * Whether the requested page is rendered, or an error message, with or without a link or button beside it; '' if it is
 * neither.
 */
function renderedContent(heading: string) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const hasHeading = [...document.querySelectorAll('main h1')].some(
    (title) => title.textContent === heading && isVisible(title),
  )
  if (hasHeading) return 'the page'
  const errorWords = /could not|couldn’t|couldn't|did not load|failed|went wrong|connection|again/i
  const message = [
    ...document.querySelectorAll('[role=alert], [role=status], output, [aria-live], [role=dialog], main h1'),
  ].find((element) => isVisible(element) && errorWords.test(element.textContent))
  if (!message) return ''
  const container = message.closest('[role=dialog], section, main, div') ?? document.body
  return container.querySelector('a[href], button') === null ? 'only a message' : 'a message with an action'
}

/** Expects the page, or an error message with an action. */
async function expectPageOrMessage(visitor: Visitor, heading: string): Promise<string> {
  await expect(async () => {
    expect(await visitor.read(renderedContent, heading)).toMatch(/^(the page|a message with an action)$/)
  }).toPass()
  return visitor.read(renderedContent, heading)
}

test(
  'a page whose code fails once is loaded by a later click, or a message offers to load it',
  { tag: ['@journey', '@smoke'] },
  async ({ visitor, faultySite }) => {
    const heading = 'Frequently asked questions'
    await visitor.open(paths.home.href())
    const fault = faultySite.plan(faqCode, 'unavailable', 1)
    await visitor.click(faqLink)
    await expect.poll(fault.count).toBe(1)
    await expectPageOrMessage(visitor, heading)
    await visitor.click({ role: 'link', name: 'About Us', within: 'footer' })
    await visitor.expectHeading('ABOUT US')
    await visitor.click(faqLink)
    if ((await expectPageOrMessage(visitor, heading)) === 'the page') return
    await visitor.click(await visitor.read(messageAction, null))
    await visitor.expectHeading(heading)
  },
)

/** The first button or link of the error page. */
function messageAction(): Target {
  const element = document.querySelector('main button, main a[href]')
  const role = element instanceof HTMLButtonElement ? 'button' : 'link'
  return { role, name: element?.textContent ?? '', within: 'main' }
}

for (const [what, file, fault, times, tag] of [
  ['an application that returns status 503 once', application, 'unavailable', 1, '@journey'],
  ['an application that loses its connection once', application, 'dropped', 1, '@journey'],
  ['an application that is truncated once', application, 'cut', 1],
  ['an application that does not exist', application, 'missing', Number.POSITIVE_INFINITY, '@journey'],
  ['an entry script that returns status 503 once', entry, 'unavailable', 1],
  ['an entry script that does not exist', entry, 'missing', Number.POSITIVE_INFINITY],
] as const) {
  test(
    `${what}: ${times === 1 ? 'buttons still work' : 'a message explains why the buttons don’t work'}`,
    { tag: tag ?? [] },
    async ({ visitor, faultySite }) => {
      const failure = faultySite.plan(file, fault, times)
      await visitor.openBeforeHydration(paths.home.href())
      await expect.poll(failure.count).toBeGreaterThan(0)
      await expect(async () => {
        await visitor.click(tools)
        const isOpen = await visitor.read(opensSoon, firstTool.name)
        if (times === 1) expect(isOpen, 'an open menu').toBe(true)
        else expect(await visitor.read(renderedContent, 'none'), 'message').not.toBe('')
      }).toPass({ timeout: 15_000 })
    },
  )
}

test(
  'a reload after the application has failed keeps what was typed, and starts it',
  { tag: '@journey' },
  async ({ visitor, faultySite }) => {
    const failure = faultySite.plan(application, 'unavailable')
    await visitor.openBeforeHydration(paths.estimator.href())
    await visitor.enter(fullName, 'Ada Lovelace')
    const reload = { role: 'button', name: 'Load the page again' } as const
    await visitor.expectVisible(reload)
    failure.end()
    await visitor.click(reload)
    await visitor.waitForHydration()
    await visitor.expectValue(
      () => document.querySelector<HTMLInputElement>('main input')?.value,
      null,
      'Ada Lovelace',
    )
    await visitor.click({ role: 'button', name: 'Continue' })
    await visitor.expectFocus({ role: 'textbox', name: 'Email Address' })
  },
)

for (const [what, fault] of [
  ['returns status 503', 'unavailable'],
  ['is truncated', 'cut'],
] as const) {
  test(`a menu whose code ${what} three times opens at a later click`, async ({ visitor, faultySite }) => {
    await visitor.open(paths.home.href())
    const failure = faultySite.plan(menuCode, fault, 3)
    await expect(async () => {
      await visitor.click(tools)
      expect(await visitor.read(opensSoon, firstTool.name), 'an open menu').toBe(true)
    }).toPass({ timeout: 15_000 })
    expect(failure.count()).toBe(3)
  })
}

/** Whether a menu with this item is shown within a second. */
async function opensSoon(item: string) {
  const end = performance.now() + 1000
  const isOpen = () =>
    [...document.querySelectorAll('[role=menuitem]')].some(({ textContent }) => textContent === item)
  while (!isOpen() && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return isOpen()
}

for (const [device, activate, tag] of [
  ['clicked', (visitor: Visitor) => visitor.click(tools), '@journey'],
  [
    'activated with the keyboard',
    async (visitor: Visitor) => {
      await visitor.tabTo(tools)
      await visitor.press('Enter')
    },
    '@smoke',
  ],
] as const) {
  test(
    `Tools ${device} before hydration says that it waits, and opens after it`,
    { tag },
    async ({ visitor, faultySite }) => {
      const held = faultySite.plan(application, 'held')
      await visitor.openBeforeHydration(paths.home.href())
      await activate(visitor)
      await expect.poll(held.count).toBeGreaterThan(0)
      await visitor.expectVisible(waiting)
      await visitor.expectVisible(firstTool, false)
      held.release()
      await visitor.expectVisible(firstTool)
    },
  )
}
