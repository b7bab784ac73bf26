import { describe, expect, it } from 'vitest'
import {
  about,
  company,
  faq,
  home,
  pages,
  partners,
  posts,
  postText,
  privacy,
  projects,
  projectText,
  services,
  serviceText,
  statistics,
  terms,
  testimonialIntro,
  testimonialQuotes,
  type PageText,
} from '../../../src/content'
import { repeated, wordCount } from './words'

const allTexts: readonly PageText[] = [
  ...Object.values(pages),
  ...services.map(serviceText),
  ...services.flatMap(({ subpages }) => subpages ?? []).map(serviceText),
  ...projects.map(projectText),
  ...posts.map(postText),
]

describe('what a browser and a search engine show', () => {
  it.each(allTexts)('"$title" is short enough with the name behind it', ({ title, description }) => {
    expect(`${title} | ${company.name}`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.length).toBeGreaterThanOrEqual(60)
  })

  it('differs from page to page', () => {
    expect(repeated(allTexts.map(({ title }) => title))).toEqual([])
    expect(repeated(allTexts.map(({ description }) => description))).toEqual([])
  })
})

describe('the home page', () => {
  it('has three qualities and two ways on', () => {
    expect(home.experience.qualities).toHaveLength(3)
    expect(home.hero.actions.map(({ href }) => href)).toEqual(['/contact', '/aboutus'])
  })

  it('has an introduction and five quotes by different people', () => {
    expect(testimonialIntro.type).toBe('intro')
    expect(testimonialQuotes).toHaveLength(5)
    expect(repeated(testimonialQuotes.map(({ image }) => image))).toEqual([])
    expect(repeated([testimonialIntro, ...testimonialQuotes].map(({ id }) => String(id)))).toEqual([])
  })

  it.each(testimonialQuotes)('$name has the initials of the avatar', ({ name, image }) => {
    const initials = {
      'avatar-navy': 'AR',
      'avatar-amber': 'SK',
      'avatar-sage': 'HM',
      'avatar-charcoal': 'NZ',
      'avatar-oak': 'BT',
    }
    expect(name.replace(/[^A-Z]/g, '')).toBe(initials[image])
  })

  it('has four figures', () => {
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

describe('the page about the firm', () => {
  it('has mission, vision and goal, a checklist of seven and three steps', () => {
    expect(about.purposes.map(({ title }) => title)).toEqual(['Mission', 'Vision', 'Goal'])
    expect(about.checklist.items).toHaveLength(7)
    expect(about.process.steps.map(({ title }) => title)).toEqual([
      'Define Design',
      'Estimate Design',
      'Build Design',
    ])
  })
})

describe('questions and terms', () => {
  it('are twelve different questions', () => {
    expect(faq).toHaveLength(12)
    expect(repeated(faq.map(({ id }) => id))).toEqual([])
  })

  it.each(faq)('$id is answered in 40 to 90 words', ({ answer }) => {
    expect(wordCount(answer)).toBeGreaterThanOrEqual(40)
    expect(wordCount(answer)).toBeLessThanOrEqual(90)
  })

  it.each([privacy, terms])('$title has 500 to 800 words', ({ sections }) => {
    const texts = sections.flatMap(({ heading, paragraphs, items }) => [
      heading,
      ...paragraphs,
      ...(items ?? []),
    ])
    expect(wordCount(...texts)).toBeGreaterThanOrEqual(500)
    expect(wordCount(...texts)).toBeLessThanOrEqual(800)
    expect(repeated(sections.map(({ id }) => id))).toEqual([])
  })

  it('tell where an unsent estimate is kept', () => {
    expect(JSON.stringify(privacy)).toContain('constructionEstimates')
  })

  it('tell what stays of an estimate that has been sent', () => {
    expect(JSON.stringify(privacy)).toContain(
      'The time at which a sent estimate was submitted stays for a week, so that the site can show it as sent.',
    )
  })

  it('tell that the estimator keeps what is entered in the tab, and how it is cleared', () => {
    expect(privacy.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(
      'What you enter in the estimator is kept in this browser tab until you close it or press "Create New Estimate".',
    )
  })
})
