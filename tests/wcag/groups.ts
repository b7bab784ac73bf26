import { findablePages } from '../../src/site/siteSearch.ts'
import { urduTexts as texts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import { pageGroups, type OverlayState, type PageGroup, type PageState } from '../support/pageStates.ts'
import { expect, newContact } from '../support/site.ts'

const { calculatorFields, contactStep, estimatePanel, stepTitles } = texts

/** The contact step and the calculator after a visitor has chosen Urdu, which is laid out from right to left. */
const urduStates: readonly (PageState | OverlayState)[] = [
  {
    name: 'in Urdu',
    reach: async (page) => {
      await page.getByRole('button', { name: 'اردو' }).click()
      const heading = page.getByRole('heading', { name: stepTitles.contact, exact: true })
      await expect(heading).toHaveCSS('direction', 'rtl')
    },
    focus: (page) => page.getByRole('button', { name: 'English' }),
  },
  {
    name: 'in Urdu, calculator with a result and the reasons for the areas',
    reach: async (page) => {
      const contact = newContact()
      for (const field of ['name', 'email', 'phone'] as const) {
        await page.getByRole('textbox', { name: contactStep.labels[field] }).fill(contact[field])
      }
      await page.getByRole('button', { name: contactStep.continue, exact: true }).click()
      await page.getByRole('textbox', { name: calculatorFields.plot.size }).fill('10')
      await page.getByRole('radio', { name: texts.gradeLabel('A+') }).click()
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
]

const urlsOfGroups = new Set(pageGroups.flatMap(({ pages }) => pages.map(({ url }) => url)))

/**
 * The pages and states of `pageGroups`, and those that only this suite visits: the estimator in Urdu; the alias of the home page without motion; and the other pages of each collection, of
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
