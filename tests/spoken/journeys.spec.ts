import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { urduTexts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import { Desktop, Visit } from './support/desktop.ts'

const test = base.extend<{ visit: Visit }, { started: Awaited<ReturnType<typeof Desktop.start>> }>({
  started: [
    async ({}, use) => {
      const started = await Desktop.start()
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ started: { desktop, page }, baseURL }, use, { project, title }) => {
    // A new visitor.
    await page.goto(`${baseURL ?? ''}${paths.offline.href()}`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await desktop.hear(800)
    await use(new Visit(desktop, page, join(project.outputDir, `${title}.txt`)))
  },
})

const button = (text: string) => `button[aria-label="${text}"]`

/** How often a text is said. */
const count = (said: string, text: string) => said.split(text).length - 1

async function enterContact(visit: Visit, email = 'ayesha@example.com') {
  await visit.reach('[name=name]')
  await visit.type('Ayesha Khan')
  await visit.press('Tab')
  await visit.type(email)
  await visit.press('Tab')
  await visit.type('0300 0000000')
  await visit.press('Tab')
}

test('home', async ({ visit, baseURL }) => {
  expect.soft(await visit.open(`${baseURL ?? ''}/`)).not.toMatch(/(?:^|\/ )Loading\.?(?: \/|$)/)
  await visit.press('ctrl+Home')
  expect.soft(await visit.reach('button[aria-haspopup=menu]')).toMatch(/Tools.*collapsed/)
  await visit.press('Return')
  expect.soft(await visit.press('Down')).toMatch(/Get your Construction Estimate/)
  await visit.press('Escape')
  await visit.reach(button('Pause tagline and highlights'))
  expect.soft(await visit.press('space')).toMatch(/pressed/)
  await visit.press('ctrl+Home')
  const headings: string[] = []
  for (let times = 0; times < 12; times += 1) headings.push(await visit.press('h'))
  expect.soft(headings.join(' / ')).toMatch(/What a house costs/i)
  expect.soft(headings.join(' / ')).not.toMatch(/Slide \d of|status bar|statusbar/)
})

test('estimate', async ({ visit, baseURL }) => {
  await visit.open(`${baseURL ?? ''}${paths.estimator.href()}`)
  const name = await visit.reach('[name=name]')
  expect.soft(name).toMatch(/Full Name.*required/)
  expect.soft(name).not.toMatch(/invalid/)
  const missing = await visit.press('Return')
  expect.soft(count(missing, 'Please fill all contact information')).toBe(1)
  expect.soft(missing).not.toMatch(/e-mail address/)
  await visit.page.reload()
  await enterContact(visit)
  expect.soft(await visit.press('Return')).toMatch(/Cost Calculator/)
  const plot = await visit.reach('[name=plotSize]')
  expect.soft(plot).toMatch(/Plot Size/)
  expect.soft(plot).not.toMatch(/0\.0|spin/)
  await visit.type('10')
  const unit = await visit.reach('[role=radiogroup] button')
  expect.soft(count(unit, 'Plot Unit')).toBe(1)
  await visit.reach('[name=grade]')
  const result = await visit.press('space')
  expect.soft(count(result, 'Grand Total PKR 26,813,705')).toBe(1)
  expect.soft(result).not.toMatch(/blank/)
  await visit.focus('::-p-text(Review & Submit)')
  expect.soft(await visit.press('Return')).toMatch(/Review (?:&|and) Submit/)
  await visit.focus('::-p-text(Submit Final Estimate)')
  expect.soft(await visit.press('Return')).toMatch(/Estimate Submitted Successfully/)
  await visit.focus('nav a[href="/projects"]')
  expect.soft(await visit.press('Return')).toMatch(/Projects \|/)
  await visit.focus('header nav a[href="/calculate_actual_cost"]')
  const again = await visit.press('Return')
  expect.soft(again).toMatch(/Cost Estimator/)
  expect.soft(again).not.toMatch(/Submitted Successfully/)
})

test('enquiry', async ({ visit, baseURL }) => {
  await visit.open(`${baseURL ?? ''}${paths.contact.href()}`)
  const name = await visit.reach('form [name=name]')
  expect.soft(name).not.toMatch(/invalid/)
  const errors = await visit.press('Return')
  expect.soft(errors).toMatch(/Enter your name/)
  expect.soft(errors).not.toMatch(/Enter your city/)
  for (const field of ['name', 'mobile', 'email', 'city', 'projectLocation', 'projectDescription']) {
    if (field !== 'name') await visit.reach(`form [name=${field}]`)
    await visit.type(field === 'email' ? 'sana@example.com' : 'DHA 6')
  }
  await visit.reach('form [name=servicesRequired]')
  await visit.press('Down')
  await visit.reach('form [name=projectDetails]')
  await visit.type('A house')
  await visit.reach('form [type=submit]')
  expect.soft(count(await visit.press('Return'), 'has been submitted')).toBe(1)
})

test('project', async ({ visit, baseURL }) => {
  await visit.open(`${baseURL ?? ''}${paths.project.href('db-32')}`)
  await visit.reach('[role=tab]')
  expect.soft(await visit.press('Right')).toMatch(/Plan/)
  await visit.reach(button('Zoom in'))
  expect.soft(await visit.press('Return')).toMatch(/Drawing at 150/)
  await visit.reach('main [aria-haspopup=dialog]')
  const gallery = await visit.press('Return')
  expect.soft(gallery).toMatch(/Gallery/)
  expect.soft(gallery).not.toMatch(/^Close/)
  await visit.reach(button('Next image'))
  expect.soft(await visit.press('Return')).toMatch(/Image 2 of/)
  expect.soft(await visit.press('Escape')).toMatch(/button/)
})

test('Urdu', async ({ visit, baseURL }) => {
  await visit.open(`${baseURL ?? ''}${paths.estimator.href()}`)
  await visit.focus('::-p-text(Show the estimator in Urdu)')
  const urdu = await visit.press('Return')
  expect.soft(urdu).toContain(`English – ${urduTexts.languageSwitch.action}`)
  expect.soft(count(urdu, `${urduTexts.estimatorPage.title} | Sangbunyad`)).toBe(1)
  expect.soft(await visit.press('h')).toContain(urduTexts.stepTitles.contact)
})
