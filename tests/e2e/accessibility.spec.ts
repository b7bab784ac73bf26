import { blogPage } from '../../src/content/pages/blog.ts'
import { projectPage } from '../../src/content/pages/project.ts'
import { servicePage } from '../../src/content/pages/service.ts'
import { mainPages } from '../../src/content/siteSearch.ts'
import { paths } from '../../src/paths.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { enterTenMarla, expect, loadFailures, openCalculator, openHydrated, test } from '../support/site.ts'

const windows = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
]

/** One page of each kind. */
const pagesByKind = [
  { kind: 'main page', urls: mainPages.map(({ href }) => href) },
  {
    kind: 'detail page',
    urls: [
      paths.service.href('project-management'),
      paths.serviceSubpage.href('project-management', 'Project-Planning'),
      paths.project.href('db-32'),
      paths.blog.href('gray-structure-quality-matters'),
    ],
  },
]

/** axe ignores clipping: a moving slide would count as covering a button. */
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Overlays, and the buttons that open them. */
const overlays = [
  { state: 'an open category', url: paths.services.href(), opener: 'Read More: Engineering Services' },
  {
    state: 'an open topic',
    url: paths.serviceSubpage.href('project-management', 'Project-Planning'),
    opener: /^See all points/,
  },
  { state: 'an open picture', url: paths.project.href('db-32'), opener: /^Render of a model/ },
]

const require = createRequire(import.meta.url)

/** The minified build, because every page parses it, and the builder's default is more than twice as large. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

async function expectNoViolations(page: Page, state: string) {
  await waitForTransitions(page)
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const isMoving = (await page.locator('[data-state="playing"]').count()) > 0
  // An empty string would make the builder fall back to its default.
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : axeSource })
    // Without frames, which takes half as long: the only one is a third party's map, and axe would wait half a second for
    // its response.
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .disableRules(isMoving ? ['target-size'] : [])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  expect.soft(messages, `${state}: violations`).toEqual([])
}

/** Intermediate colours of a transition could fail the contrast rule. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    const isShort = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    )
  })
}

/** Fills in all fields of the form. */
async function fillIn(page: Page) {
  const form = page.getByRole('main').getByRole('form')
  for (const field of await form.getByRole('textbox').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'visitor@example.com' : 'Test')
  }
  for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 })
}

for (const { kind, urls } of pagesByKind) {
  test.describe('with reduced motion', () => {
    test.use(withoutMotion)

    test(`no ${kind} has a violation at any window size`, async ({ page }) => {
      test.setTimeout(120_000)
      for (const url of urls) {
        await openHydrated(page, url)
        for (const { name, viewport } of windows) {
          await page.setViewportSize(viewport)
          await expectNoViolations(page, `${url} on ${name}`)
        }
      }
    })
  })
}

for (const { name, viewport } of windows) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the header has no violation, playing, paused and with an open menu', async ({ page }) => {
      await page.goto(paths.home.href())
      await expect(page.getByRole('region', { name: 'highlights' })).toHaveAttribute('data-state', 'playing')
      await expectNoViolations(page, 'the header in motion')
      await page.getByRole('button', { name: 'Pause tagline' }).click()
      await page.getByRole('button', { name: 'Pause highlights' }).click()
      await expectNoViolations(page, 'the header paused')
      const isPhone = viewport.width < 1024
      await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Tools' }).click()
      await expect(page.getByRole(isPhone ? 'dialog' : 'menu')).toBeVisible()
      await expectNoViolations(page, 'the open menu')
    })

    test.describe('with reduced motion', () => {
      test.use(withoutMotion)

      test('no step or state of the estimator has a violation', async ({ page }) => {
        await openHydrated(page, paths.estimator.href())
        await expectNoViolations(page, 'the contact step')
        await page.getByRole('button', { name: 'Continue' }).press('Enter')
        await expect(page.getByRole('alert')).toHaveText(/Please fill/)
        await expectNoViolations(page, 'the contact step with everything missing')

        await openCalculator(page)
        await expectNoViolations(page, 'the empty calculator')
        await enterTenMarla(page)
        await expectNoViolations(page, 'the calculator with a result')
        await page.getByRole('button', { name: 'About the grades' }).focus()
        await expect(page.getByRole('tooltip')).toBeAttached()
        await expectNoViolations(page, 'the calculator with the tooltip open')
        await page.getByRole('radio', { name: 'Manual' }).click()
        await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('-3')
        // In a narrow window, the services are in the sheet.
        const isNarrow = viewport.width < 1024
        if (isNarrow) await page.getByRole('button', { name: /^Your Estimate/ }).click()
        for (const service of [
          'Grey Structure',
          'Interior/Finishes',
          'Architectural Design',
          'Interior Design',
        ]) {
          await page.getByRole('checkbox', { name: service }).click()
        }
        await expectNoViolations(page, 'the calculator in manual mode with an error and no service')
        await page.getByRole('checkbox', { name: 'Grey Structure' }).click()
        if (isNarrow) await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)

        await page.getByRole('button', { name: 'Review & Submit' }).click()
        await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
        await expectNoViolations(page, 'the review')
        await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
        await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeFocused()
        await expectNoViolations(page, 'the success screen')
      })

      for (const { state, url, opener } of overlays) {
        test(`${state} has no violation`, async ({ page }) => {
          await openHydrated(page, url)
          await page.getByRole('main').getByRole('button', { name: opener }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectNoViolations(page, state)
        })
      }

      test('the expanded answers have no violation', async ({ page }) => {
        await openHydrated(page, paths.faq.href())
        for (const question of await page.getByRole('main').locator('summary').all()) await question.click()
        await expectNoViolations(page, 'the open answers')
      })

      test('no form has a violation after a success', async ({ page }) => {
        await openHydrated(page, paths.home.href())
        await fillIn(page)
        await page.getByRole('button', { name: 'Submit Message' }).click()
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(/sent successfully/)
        await expectNoViolations(page, 'the sent message')

        await openHydrated(page, paths.contact.href())
        await fillIn(page)
        await page.getByRole('button', { name: 'Submit Now' }).click()
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(/has been submitted/)
        await expectNoViolations(page, 'the submitted enquiry')
      })

      test.describe('when a message cannot be sent', () => {
        test.use({ allowedMessages: [loadFailures.aborted] })

        test('no form has a violation', async ({ page }) => {
          await page.route(/\/(ajax|macros)\//, (route) => route.abort())
          for (const [url, submit] of [
            [paths.home.href(), 'Submit Message'],
            [paths.contact.href(), 'Submit Now'],
          ] as const) {
            await openHydrated(page, url)
            await fillIn(page)
            await page.getByRole('button', { name: submit }).click()
            await expect(page.getByRole('main').getByRole('alert')).toHaveText(/try again/)
            await expectNoViolations(page, `the failed form of ${url}`)
          }
        })
      })

      test.describe('when the estimate cannot be sent', () => {
        test.use({ allowedMessages: [loadFailures.aborted] })

        test('neither the review nor the success screen has a violation', async ({ page }) => {
          await page.route('**/macros/**', (route) => route.abort())
          await openCalculator(page)
          await page.getByRole('button', { name: 'Review & Submit' }).click()
          await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
          await expectNoViolations(page, 'the review without an estimate')
          await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
          await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
          await expectNoViolations(page, 'the success screen with a pending estimate')
        })
      })

      test.describe('at an unknown URL', () => {
        test.use({ allowedMessages: [loadFailures.notFound] })

        test('the not-found page has no violation', async ({ page }) => {
          await openHydrated(page, '/no-such-page')
          await expectNoViolations(page, 'the not-found page')
          await page.getByRole('searchbox', { name: 'Search this site' }).fill('house')
          await expect(page.getByRole('status').filter({ hasText: 'Pages found' })).toBeVisible()
          await expectNoViolations(page, 'the search results')
        })

        test('the pages for unknown ids have no violation', async ({ page }) => {
          for (const [url, { message }] of [
            [paths.service.href('none'), servicePage.unknown],
            [paths.project.href('none'), projectPage.unknown],
            [paths.blog.href('none'), blogPage.unknown],
          ] as const) {
            await openHydrated(page, url)
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
            await expectNoViolations(page, url)
          }
        })
      })
    })
  })
}
