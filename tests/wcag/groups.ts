import type { Page } from 'playwright/test'
import { findablePages } from '../../src/content/siteSearch.ts'
import { urduTexts as texts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import { pageGroups, type OverlayState, type PageGroup, type PageState } from '../support/pageStates.ts'
import { expect, newContact } from '../support/site.ts'

const { calculatorFields, contactStep, estimatePanel, reviewStep, stepTitles } = texts

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const plotSize = (page: Page) => page.getByRole('spinbutton', { name: calculatorFields.plot.size })
const fullName = (page: Page) => page.getByRole('textbox', { name: contactStep.labels.name })

/** The steps of the estimator after a visitor has chosen Urdu, which is laid out from right to left. */
const urduStates: readonly (PageState | OverlayState)[] = [
  {
    name: 'in Urdu',
    reach: async (page) => {
      await page.getByRole('button', { name: 'اردو' }).click()
      await expect(heading(stepTitles.contact)(page)).toBeVisible()
      await expect(heading(stepTitles.contact)(page)).toHaveCSS('direction', 'rtl')
    },
    focus: (page) => page.getByRole('button', { name: 'English' }),
  },
  {
    name: 'in Urdu, contact step with everything missing',
    reach: async (page) => {
      await button(contactStep.continue)(page).press('Enter')
      await expect(page.getByRole('alert')).toHaveText(contactStep.missing)
    },
    focus: fullName,
  },
  {
    name: 'in Urdu, calculator with a result and the reasons for the areas',
    reach: async (page) => {
      const contact = newContact()
      for (const field of ['name', 'email', 'phone'] as const) {
        await page.getByRole('textbox', { name: contactStep.labels[field] }).fill(contact[field])
      }
      await button(contactStep.continue)(page).click()
      await plotSize(page).fill('10')
      await page.getByRole('radio', { name: texts.gradeLabels['A+'] }).click()
      const reasons = page.getByRole('main').locator('summary', { hasText: texts.areaReasonTexts.heading })
      await reasons.click()
      await expect(page.getByText(texts.areaReasonTexts.approval)).toBeVisible()
    },
  },
  {
    name: 'in Urdu, estimate open',
    only: 'phone',
    opener: (page) => page.getByRole('button', { name: new RegExp(`^${estimatePanel.heading}`) }),
    overlay: (page) => page.getByRole('dialog', { name: estimatePanel.heading }),
  },
  {
    name: 'in Urdu, calculator with an invalid plot',
    reach: async (page) => {
      await plotSize(page).fill('-3')
      await expect(plotSize(page)).toHaveAttribute('aria-invalid', 'true')
    },
    focus: plotSize,
  },
  {
    name: 'in Urdu, review',
    reach: async (page) => {
      await plotSize(page).fill('10')
      await button(calculatorFields.review)(page).click()
    },
    focus: heading(stepTitles.review),
  },
  {
    name: 'in Urdu, success',
    reach: async (page) => {
      await button(reviewStep.submit.idle)(page).click()
      await expect(page.getByText(texts.successStep.messages.sent)).toBeVisible()
    },
    focus: heading(stepTitles.success),
  },
]

const urlsOfGroups = new Set(pageGroups.flatMap(({ pages }) => pages.map(({ url }) => url)))

/**
 * The pages and states of `pageGroups`, and those that only this suite visits: the estimator in Urdu, which axe checks in
 * `tests/e2e/estimator-urdu.spec.ts`; the alias of the home page without motion; and the other pages of each collection, of
 * which `pageGroups` has one.
 */
export const wcagGroups: readonly PageGroup[] = [
  ...pageGroups,
  {
    name: 'the estimator in Urdu',
    pages: [{ url: paths.estimator.href(), states: urduStates }],
  },
  {
    name: 'the alias of the home page',
    pages: [{ url: paths.homeAlias.href() }],
  },
  {
    name: 'all other services, subpages, projects and posts',
    pages: findablePages.map(({ href }) => ({ url: href })).filter(({ url }) => !urlsOfGroups.has(url)),
  },
]
