import { describe, expect, it } from 'vitest'
import { pictures } from '../../../src/content/collections/pictures'
import { projectDetails } from '../../../src/content/collections/projectDetails'
import { projects } from '../../../src/content/collections/projects'
import { repeated } from './words'

describe('the projects', () => {
  it.each([
    { place: 0, id: 'swiss-tower', src: 'swiss-tower-hero', highlights: 7, gallery: 4 },
    { place: 1, id: 'db-32', src: 'db-32-front', highlights: 7, gallery: 10 },
    { place: 2, id: 'house-project', src: 'house-project-front', highlights: 7, gallery: 6 },
  ])('$id is at its position', ({ place, id, src, highlights, gallery }) => {
    const project = projects[place]
    expect(project).toMatchObject({ id, src, link: `/projects/${id}` })
    const details = project && projectDetails[project.id]
    expect(details?.highlights).toHaveLength(highlights)
    expect(details?.imgsgellery).toHaveLength(gallery)
  })

  it('number three', () => {
    expect(projects).toHaveLength(3)
  })

  it.each(projects)('$id has a description longer than the 160 characters of its hover text', (project) => {
    expect(project.description?.length).toBeGreaterThan(160)
  })

  it.each(projects)('$id shows no picture twice', (project) => {
    expect(project.alt).toBe(pictures[project.src].alt)
    expect(repeated([project.src, ...projectDetails[project.id].imgsgellery])).toEqual([])
  })

  it.each(projects)('$id says that it is a design study', ({ id, description }) => {
    expect(description).toContain('design study')
    expect(projectDetails[id].highlights[0]).toBe('Status: design study, shown in renders of the model')
  })

  it('show DB-32 from all sides, from above and cut open', () => {
    expect(projectDetails['db-32'].imgsgellery).toEqual([
      'db-32-corner',
      'db-32-entrance',
      'db-32-terrace',
      'db-32-porch',
      'db-32-detail',
      'db-32-garden',
      'db-32-aerial',
      'db-32-rooftop',
      'db-32-exploded',
      'db-32-section',
    ])
  })
})
