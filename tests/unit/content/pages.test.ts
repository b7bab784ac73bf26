import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { faqEntries } from '../../../src/content/collections/faqEntries'
import { partners } from '../../../src/content/collections/partners'
import { postHead, posts } from '../../../src/content/collections/posts'
import { projectHead, projects } from '../../../src/content/collections/projects'
import { serviceHead, services } from '../../../src/content/collections/services'
import { serviceSubpages, subpageHead } from '../../../src/content/collections/serviceSubpages'
import { statistics } from '../../../src/content/collections/statistics'
import { testimonialIntro, testimonialQuotes } from '../../../src/content/collections/testimonials'
import { aboutPage } from '../../../src/content/pages/about'
import { homePage } from '../../../src/content/pages/home'
import { notFoundPage } from '../../../src/content/pages/notFound'
import { offlinePage } from '../../../src/content/pages/offline'
import { privacyPage } from '../../../src/content/pages/privacy'
import { termsPage } from '../../../src/content/pages/terms'
import type { PageHead } from '../../../src/content/pageHead'
import { mainPages } from '../../../src/content/siteSearch'
import { repeated, wordCount } from './words'

const allTexts: readonly PageHead[] = [
  notFoundPage.head,
  offlinePage.head,
  ...mainPages,
  ...services.map(serviceHead),
  ...serviceSubpages.map(subpageHead),
  ...projects.map(projectHead),
  ...posts.map(postHead),
]

describe('the titles and descriptions of pages', () => {
  it.each(allTexts)('"$title" has the right length, including the firm’s name', ({ title, description }) => {
    expect(`${title} | ${company.name}`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.length).toBeGreaterThanOrEqual(70)
  })

  it('are different on each page', () => {
    expect(repeated(allTexts.map(({ title }) => title))).toEqual([])
    expect(repeated(allTexts.map(({ description }) => description))).toEqual([])
  })
})

describe('the home page', () => {
  it('has three qualities and two links in the hero', () => {
    expect(homePage.experience.qualities).toHaveLength(3)
    expect(homePage.hero.actions.map(({ href }) => href)).toEqual(['/contact', '/aboutus'])
  })

  it('has an introduction and five quotes by different people', () => {
    expect(testimonialIntro.type).toBe('intro')
    expect(testimonialQuotes).toHaveLength(5)
    expect(repeated(testimonialQuotes.map(({ image }) => image))).toEqual([])
    expect(repeated([testimonialIntro, ...testimonialQuotes].map(({ id }) => String(id)))).toEqual([])
  })

  it.each(testimonialQuotes)('$name has an avatar with the right initials', ({ name, image }) => {
    const initials = {
      'avatar-navy': 'AR',
      'avatar-amber': 'SK',
      'avatar-sage': 'HM',
      'avatar-charcoal': 'NZ',
      'avatar-oak': 'BT',
    }
    expect(name.replace(/[^A-Z]/g, '')).toBe(initials[image])
  })

  it('has four statistics', () => {
    expect(statistics.map(({ label, number, icon }) => [label, number, icon])).toEqual([
      ['Happy Customers', 320, 'face-smile'],
      ['Projects Completed', 135, 'building-circle-check'],
      ['Skilled Employees', 28, 'users-gear'],
      ['Office Branches', 1, 'building'],
    ])
  })

  it('has four partners', () => {
    expect(partners.map(({ name }) => name)).toEqual(['Gridwell', 'Kiln & Frame', 'Plumbworth', 'Quarrylane'])
  })
})

describe('the about page', () => {
  it('has mission, vision and goal, a checklist of seven and three steps', () => {
    expect(aboutPage.purposes.map(({ title }) => title)).toEqual(['Mission', 'Vision', 'Goal'])
    expect(aboutPage.checklist.items).toHaveLength(7)
    expect(aboutPage.process.steps.map(({ title }) => title)).toEqual([
      'Define Design',
      'Estimate Design',
      'Build Design',
    ])
  })
})

describe('questions and terms', () => {
  it('have twelve different questions', () => {
    expect(faqEntries).toHaveLength(12)
    expect(repeated(faqEntries.map(({ id }) => id))).toEqual([])
  })

  it.each(faqEntries)('$id is answered in 40 to 90 words', ({ answer }) => {
    expect(wordCount(answer)).toBeGreaterThanOrEqual(40)
    expect(wordCount(answer)).toBeLessThanOrEqual(90)
  })

  it.each([privacyPage, termsPage])('$title has 500 to 800 words', ({ sections }) => {
    const texts = sections.flatMap(({ heading, paragraphs, items }) => [
      heading,
      ...paragraphs,
      ...(items ?? []),
    ])
    expect(wordCount(...texts)).toBeGreaterThanOrEqual(500)
    expect(wordCount(...texts)).toBeLessThanOrEqual(800)
    expect(repeated(sections.map(({ id }) => id))).toEqual([])
  })

  it('say where a pending estimate is stored', () => {
    expect(JSON.stringify(privacyPage)).toContain('constructionEstimates')
  })

  it('say which data of a sent estimate is stored', () => {
    expect(JSON.stringify(privacyPage)).toContain(
      'For a week, your browser also keeps the times of sent and deleted estimates, so that the site can show what was sent and a deleted one does not reappear.',
    )
  })

  it('say that the estimator keeps its inputs in the tab, and how to clear them', () => {
    expect(JSON.stringify(privacyPage)).toContain(
      'Your entries in the estimator are kept in this browser tab until you close it or click \\"Create New Estimate\\".',
    )
  })
})
