import type { Locator, Page } from 'playwright/test'
import { mainPages } from '../../src/site/siteSearch.ts'
import { paths } from '../../src/paths.ts'
import type { WindowName } from './accessibility.ts'
import { enquiryForm, homeForm, type ContactForm } from './contactForms.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  fetchResponse,
  holdRequests,
  loadFailures,
  newContact,
} from './site.ts'

/** The properties of every state of a page. */
interface State {
  readonly name: string
  /** The only window size in which the state exists. @default every size */
  readonly only?: WindowName
}

/** A state that is reached from the previous one in the table. */
export interface PageState extends State {
  /**
   * Brings the page into the state, in the wide window unless `only` says otherwise. Returns a function that ends the
   * state, if moving to the next one doesn't.
   */
  readonly reach: (page: Page) => Promise<void | (() => void)>
  /** The element with the focus. @default not checked */
  readonly focus?: (page: Page) => Locator
  /** The part of the page that differs from the previous state. @default main */
  readonly part?: (page: Page) => Locator
}

/** A menu or dialog: opened and closed with the keyboard, it must take the focus and return it. */
export interface OverlayState extends State {
  readonly opener: (page: Page) => Locator
  readonly overlay: (page: Page) => Locator
}

/** A page and its states, which are visited in this order; before them, the page in its initial state. */
interface PageVisit {
  readonly url: string
  readonly states?: readonly (PageState | OverlayState)[]
}

/** Pages that one test visits. */
export interface PageGroup {
  readonly name: string
  readonly pages: readonly PageVisit[]
  readonly allowedMessages?: readonly string[]
  /** Whether the pages are shown with their animations. @default false */
  readonly hasMotion?: boolean
}

const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const headerMenus: readonly OverlayState[] = [
  { name: 'Tools open', only: 'desktop', opener: button('Tools'), overlay: (page) => page.getByRole('menu') },
  { name: 'menu open', only: 'phone', opener: button('Open menu'), overlay: dialog },
]

/** The states of a form, from a text that is too long to the success. */
function formStates(
  form: ContactForm,
  request: string,
  {
    long,
    pending,
    sent = form.submit,
  }: { readonly long: string; readonly pending: string; readonly sent?: string },
): readonly PageState[] {
  const part = (page: Page) => main(page).getByRole('form')
  const field = (page: Page, label: string) => part(page).getByLabel(label, { exact: true })
  return [
    {
      name: 'form with an error',
      reach: async (page) => {
        for (const [label, , text] of form.fields) {
          if (label === 'Services Required') await field(page, label).selectOption(text)
          else await field(page, label).fill(text)
        }
        await field(page, form.email).fill(newContact().email)
        await field(page, long).fill('A long text. '.repeat(8_000))
        await button(form.submit)(page).click()
        await expect(field(page, long)).toHaveAttribute('aria-invalid', 'true')
      },
      focus: (page) => field(page, long),
      part,
    },
    {
      name: 'form being sent',
      reach: async (page) => {
        await field(page, long).fill('Short.')
        const { release } = await holdRequests(page, request, (route) => route.abort())
        await button(form.submit)(page).click()
        await expect(button(pending)(page)).toBeVisible()
        return release
      },
      focus: button(pending),
      part,
    },
    {
      name: 'form failed',
      reach: async (page) => {
        await expect(main(page).getByRole('alert')).toHaveText(/try again/)
        await page.unroute(request)
        await page.route(request, fetchResponse)
      },
      focus: button(form.submit),
      part,
    },
    {
      name: 'form sent',
      reach: async (page) => {
        await button(form.submit)(page).click()
        await expect(main(page).getByRole('alert')).toHaveText(form.sent)
      },
      focus: button(sent),
      part,
    },
  ]
}

const plotSize = (page: Page) => page.getByRole('textbox', { name: 'Plot Size' })
const budget = (page: Page) => page.getByRole('textbox', { name: 'Your budget' })
const budgetSection = (page: Page) =>
  page.getByRole('region', { name: 'What can you build within your budget?' })
const aboutGrades = button('About the grades')
const services = ['Grey Structure', 'Interior/Finishes', 'Architectural Design', 'Interior Design']

/** Turns all services of the estimate off, or on again. */
async function toggleServices(page: Page) {
  for (const name of services) await main(page).getByRole('checkbox', { name }).click()
}

/** From the empty contact step to the confirmation. */
const estimatorStates: readonly (PageState | OverlayState)[] = [
  {
    name: 'contact step with everything missing',
    reach: async (page) => {
      await button('Continue')(page).press('Enter')
      await expect(page.getByRole('alert')).toHaveText(/Please fill/)
    },
    focus: (page) => page.getByRole('textbox', { name: 'Full Name' }),
    part: (page) => page.getByRole('form', { name: "Let's Get Started" }),
  },
  {
    name: 'budget that is too low',
    reach: async (page) => {
      await budget(page).fill('0.1')
      await expect(page.getByText(/more than your budget\.$/)).toBeVisible()
    },
    focus: budget,
    part: budgetSection,
  },
  {
    name: 'budget that is not a number',
    reach: async (page) => {
      await budget(page).fill('two')
      await expect(budget(page)).toHaveAttribute('aria-invalid', 'true')
    },
    focus: budget,
    part: budgetSection,
  },
  { name: 'empty calculator', reach: enterContact, focus: heading('Cost Calculator') },
  {
    name: 'calculator with a result and the reasons for the areas',
    reach: async (page) => {
      await enterTenMarla(page)
      await main(page).locator('summary', { hasText: 'Why these areas?' }).click()
      await expect(page.getByText('These are planning figures.')).toBeVisible()
    },
  },
  {
    name: 'calculator with a comparison and an open tooltip',
    reach: async (page) => {
      await button('Save this house')(page).click()
      await expect(page.getByRole('table', { name: 'Saved and current house' })).toBeVisible()
      await aboutGrades(page).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tooltip')).toBeAttached()
    },
    focus: aboutGrades,
    part: (page) => page.locator(':root'),
  },
  {
    name: 'estimate open',
    only: 'phone',
    opener: button(/^Your Estimate/),
    overlay: (page) => page.getByRole('dialog', { name: 'Your Estimate' }),
  },
  {
    name: 'calculator in manual mode with an invalid plot and without a service',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Manual' }).click()
      await toggleServices(page)
      await plotSize(page).fill('-3')
      await expect(plotSize(page)).toHaveAttribute('aria-invalid', 'true')
    },
    focus: plotSize,
  },
  {
    name: 'review',
    reach: async (page) => {
      await toggleServices(page)
      await plotSize(page).fill('10')
      await button('Review & Submit')(page).click()
    },
    focus: heading('Review & Submit'),
  },
  {
    name: 'estimate being sent',
    reach: async (page) => {
      const { release } = await holdRequests(page, '**/macros/s/estimate/exec')
      await button('Submit Final Estimate')(page).click()
      return release
    },
    focus: button('Processing Estimate...'),
  },
  {
    name: 'success',
    reach: async (page) => {
      await expect(page.getByText(/Your VIP estimate has been saved/)).toBeVisible()
    },
    focus: heading('Estimate Submitted Successfully!'),
  },
]

/** From a house filled in by a link, through a review without an estimate, to an estimate that is only stored. */
const unsentStates: readonly (PageState | OverlayState)[] = [
  {
    name: 'filled in from a link',
    reach: async (page) => {
      await page.getByRole('table', { name: 'With a basement' }).getByRole('link').first().click()
      await expect(page.getByText('DHA · A Grade · with a basement')).toBeVisible()
    },
  },
  {
    name: 'review without an estimate',
    reach: async (page) => {
      await enterContact(page)
      await button('Reset')(page).click()
      await button('Review & Submit')(page).click()
      await expect(page.getByText('No estimate yet')).toBeVisible()
    },
    focus: heading('Review & Submit'),
  },
  {
    name: 'stored estimate',
    reach: async (page) => {
      await page.route('**/macros/**', (route) => route.abort())
      await button('Submit Final Estimate')(page).click()
      await expect(button('Send again')(page)).toBeVisible()
    },
    focus: heading('Estimate Submitted Successfully!'),
  },
  {
    name: 'stored estimate on another page',
    reach: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(button('Delete')(page)).toBeVisible()
    },
    part: (page) => page.getByRole('complementary', { name: 'Notices and chat' }),
  },
  {
    name: 'deletion to be confirmed',
    opener: button('Delete'),
    overlay: (page) => page.getByRole('dialog', { name: 'Delete what has not been sent?' }),
  },
]

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' })

/** A search for a text on the not-found page. */
function searchState(text: string, result: string): PageState {
  return {
    name: `search for ${text}`,
    reach: async (page) => {
      await search(page).fill(text)
      await expect(page.getByRole('status').filter({ hasText: result })).toBeVisible()
    },
    focus: search,
  }
}

const inMain = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first()

const groupsWithStates: readonly PageGroup[] = [
  {
    name: 'the estimator',
    pages: [{ url: paths.estimator.href(), states: estimatorStates }],
  },
  {
    name: 'the home page',
    allowedMessages: [loadFailures.aborted],
    pages: [
      {
        url: paths.home.href(),
        states: [
          ...headerMenus,
          ...formStates(homeForm, '**/ajax/**', { long: 'Message', pending: 'Sending...' }),
        ],
      },
    ],
  },
  {
    name: 'the home page in motion',
    hasMotion: true,
    pages: [
      {
        url: paths.homeAlias.href(),
        states: [
          {
            name: 'paused',
            reach: async (page) => {
              await button('Pause tagline and highlights')(page).click()
            },
            focus: button('Pause tagline and highlights'),
          },
        ],
      },
    ],
  },
  {
    name: 'the contact page',
    allowedMessages: [loadFailures.aborted],
    pages: [
      {
        url: paths.contact.href(),
        states: formStates(enquiryForm, '**/macros/s/project-enquiry/exec', {
          long: 'Project Details',
          pending: 'Submitting...',
          sent: 'Submitted ✅',
        }),
      },
    ],
  },
  {
    name: 'the pages with overlays and answers',
    pages: [
      {
        url: paths.services.href(),
        states: [
          { name: 'category open', opener: inMain('Read More: Engineering Services'), overlay: dialog },
        ],
      },
      {
        url: paths.serviceSubpage.href('project-management', 'Project-Planning'),
        states: [{ name: 'topic open', opener: inMain(/^See all points/), overlay: dialog }],
      },
      {
        url: paths.project.href('db-32'),
        states: [{ name: 'picture open', opener: inMain(/^Render of a model/), overlay: dialog }],
      },
      {
        url: paths.faq.href(),
        states: [
          {
            name: 'all answers open',
            reach: async (page) => {
              for (const question of await main(page).locator('summary').all()) await question.click()
            },
            focus: (page) => main(page).locator('summary').last(),
          },
        ],
      },
    ],
  },
  {
    name: 'the estimator with a damaged link and a request that fails',
    allowedMessages: [loadFailures.aborted],
    pages: [{ url: `${paths.estimator.href()}#v=1&plot=10&unit=mar`, states: unsentStates }],
  },
  {
    name: 'the not-found page',
    allowedMessages: [loadFailures.notFound],
    pages: [
      {
        url: '/no-such-page',
        states: [searchState('house', 'Pages found'), searchState('xyzzy', 'No page matches your search.')],
      },
      { url: paths.service.href('none') },
      { url: paths.serviceSubpage.href('project-management', 'none') },
      { url: paths.project.href('none') },
      { url: paths.blog.href('none') },
    ],
  },
]

const urlsWithStates = new Set(groupsWithStates.flatMap(({ pages }) => pages.map(({ url }) => url)))

const pagesWithoutStates = [
  ...mainPages.map(({ href }) => href).filter((href) => !urlsWithStates.has(href)),
  paths.service.href('project-management'),
  paths.blog.href('gray-structure-quality-matters'),
  paths.offline.href(),
].map((url) => ({ url }))

/** Every main page, one page of each other kind, and their states. The longest tests come first. */
export const pageGroups: readonly PageGroup[] = [
  ...groupsWithStates,
  { name: 'the first pages without states', pages: pagesWithoutStates.slice(0, 4) },
  { name: 'the other pages without states', pages: pagesWithoutStates.slice(4) },
]
