import { expect, it } from 'vitest'
import { termsPage } from '../../../src/content/pages/legal/terms'
import { projectsPage } from '../../../src/content/pages/projects'
import { pictures } from '../../../src/content/pictures'
import { projects } from '../../../src/content/projects/projects'

it('the projects page says how many projects there are: `text` in src/content/pages/projects.ts', () => {
  expect([projects.length, projectsPage.text]).toEqual([
    3,
    'Design studies of a tower and two houses, and below them House 10, with the cost of each floor. All pictures are renders of our models.',
  ])
})

it('src/content/pages/projects.ts and legal/terms.ts say that all pictures are renders only if they are', () => {
  const texts = [projectsPage.text, ...termsPage.sections.flatMap(({ paragraphs }) => paragraphs)]
  const claims = texts.filter((text) => /(?:All pictures|The pictures on this site) are renders/.test(text))
  const hasPhotographs = Object.values(pictures).some(({ alt }) => alt.startsWith('Photograph'))
  expect(claims).toHaveLength(hasPhotographs ? 0 : 2)
})
