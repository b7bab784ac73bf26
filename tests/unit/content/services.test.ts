import { describe, expect, it } from 'vitest'
import { categories, type SubService } from '../../../src/content/collections/categories'
import { serviceDetails } from '../../../src/content/collections/serviceDetails'
import { services } from '../../../src/content/collections/services'
import { serviceSubpages } from '../../../src/content/collections/serviceSubpages'
import { subpageDetails } from '../../../src/content/collections/subpageDetails'
import { enquiryServices } from '../../../src/content/pages/contact'
import { servicesPage } from '../../../src/content/pages/services'
import { otherEntries } from '../../../src/sections/otherEntries'
import { repeated, wordCount } from './words'

describe('the services', () => {
  it.each([
    { place: 0, id: 'dha-construction', icon: 'helmet-safety', points: 7, gallery: 3, subpages: 0 },
    { place: 1, id: 'project-management', icon: 'list-check', points: 8, gallery: 2, subpages: 3 },
    { place: 2, id: 'project-development', icon: 'diagram-project', points: 7, gallery: 3, subpages: 0 },
    { place: 3, id: 'landscaping', icon: 'tree', points: 7, gallery: 3, subpages: 0 },
    { place: 4, id: 'asset-management', icon: 'key', points: 7, gallery: 3, subpages: 0 },
    { place: 5, id: 'town-planning', icon: 'city', points: 7, gallery: 2, subpages: 0 },
    {
      place: 6,
      id: 'operations-maintenance',
      icon: 'screwdriver-wrench',
      points: 7,
      gallery: 3,
      subpages: 0,
    },
    { place: 7, id: 'real-estate', icon: 'house', points: 8, gallery: 3, subpages: 0 },
    { place: 8, id: 'equipment-selection', icon: 'snowplow', points: 7, gallery: 2, subpages: 0 },
  ])('$id is at its position with its icon and lists', ({ place, id, icon, points, gallery, subpages }) => {
    const service = services[place]
    const details = service && serviceDetails[service.id]
    expect(service).toMatchObject({ id, icon, link: `/services/${id}` })
    expect(details?.points).toHaveLength(points)
    expect(details?.gallery).toHaveLength(gallery)
    expect(details?.subpages ?? []).toHaveLength(subpages)
  })

  it('number nine', () => {
    expect(services).toHaveLength(9)
  })

  it.each(services)('$id is described in 60 to 120 words', ({ id }) => {
    const { description } = serviceDetails[id]
    expect(wordCount(description)).toBeGreaterThanOrEqual(60)
    expect(wordCount(description)).toBeLessThanOrEqual(120)
  })

  it.each(services)('$id has no repeated picture or point', ({ id, img }) => {
    const { gallery, points } = serviceDetails[id]
    expect(repeated([img, ...gallery])).toEqual([])
    expect(repeated(points)).toEqual([])
  })

  it.each(services)('$id shares no picture with the service cards on its page', (service) => {
    const { gallery } = serviceDetails[service.id]
    const others = otherEntries(services, service).map(({ img }) => img)
    expect(others).toHaveLength(4)
    expect(repeated([service.img, ...gallery, ...others])).toEqual([])
  })

  it('each have a picture of their own', () => {
    expect(repeated(services.map(({ img }) => img))).toEqual([])
  })

  it('are the options of the enquiry form', () => {
    expect(enquiryServices).toEqual([
      'DHA Construction Consultancy & Execution',
      'Project Management Consultancy',
      'Project Development Consultancy',
      'Landscaping Consultancy, Planning & Execution',
      'Asset Management (Building & House Rental) Consultancy',
      'Town Planning Consultancy',
      'Operation & Maintenance Consultancy',
      'Real Estate Advisory Consultancy',
      'Construction Equipment Selection Consultancy',
    ])
  })
})

describe('the subpages of project management', () => {
  it.each([
    { place: 0, id: 'Project-Planning', points: 6, topics: 4 },
    { place: 1, id: 'project-execution', points: 7, topics: 0 },
    { place: 2, id: 'project-closeout', points: 7, topics: 0 },
  ])('$id is at its position', ({ place, id, points, topics }) => {
    const subpage = serviceSubpages[place]
    const details = subpage && subpageDetails[subpage.id]
    expect(subpage).toMatchObject({ id, link: `/services/project-management/${id}` })
    expect(details?.points).toHaveLength(points)
    expect(details?.subpagesII ?? []).toHaveLength(topics)
  })

  it.each([
    { place: 0, id: 'cost-estimation', points: 9 },
    { place: 1, id: 'risk-management', points: 9 },
    { place: 2, id: 'stakeholder-communication', points: 8 },
    { place: 3, id: 'scheduling', points: 9 },
  ])('planning has the topic $id', ({ place, id, points }) => {
    const topic = subpageDetails['Project-Planning'].subpagesII?.[place]
    expect(topic).toMatchObject({ id, link: `/services/project-management/initiation/${id}` })
    expect(topic?.points).toHaveLength(points)
  })

  it('each have a drawing of their own, and each topic a picture of its own', () => {
    expect(repeated(serviceSubpages.map(({ drawing }) => drawing))).toEqual([])
    expect(
      repeated(
        Object.values(subpageDetails).flatMap(({ subpagesII = [] }) =>
          subpagesII.map(({ picture }) => picture),
        ),
      ),
    ).toEqual([])
  })
})

describe('the categories', () => {
  it.each([
    { place: 0, title: 'Project Development', iconName: 'diagram-project', listed: 3 },
    { place: 1, title: 'Engineering Services', iconName: 'compass-drafting', listed: 3 },
    { place: 2, title: 'Consultancy Services', iconName: 'handshake', listed: 7 },
    { place: 3, title: 'Procurement Support', iconName: 'boxes-stacked', listed: 1 },
    { place: 4, title: 'Construction Equipment Machinery Solutions', iconName: 'snowplow', listed: 3 },
  ])('$title is at its position', ({ place, title, iconName, listed }) => {
    expect(categories[place]).toMatchObject({ title, iconName })
    expect(categories[place]?.subServices).toHaveLength(listed)
  })

  it('number five, and the consultancy services have their own page', () => {
    expect(categories.map(({ href }) => href)).toEqual([
      undefined,
      undefined,
      '/consultany_services',
      undefined,
      undefined,
    ])
  })

  it('each have a picture of their own, and none has that of the page', () => {
    expect(repeated([servicesPage.picture, ...categories.map(({ picture }) => picture)])).toEqual([])
  })

  it('list the engineering services', () => {
    expect(outline(categories[1]?.subServices ?? [])).toEqual([
      'FEED details',
      '- Basis of design',
      '- Outline drawings and specifications',
      '- Quantities and cost plan',
      'Proposal preparation',
      '- Civil',
      '- Electro Mechanical',
      '- MEP',
      'Trainings',
      '- Early Career Professionals',
      '- Mid Career Professionals',
    ])
  })

  it('have no repeated entries', () => {
    expect(repeated(categories.flatMap(({ subServices }) => outline(subServices)))).toEqual([])
  })
})

function outline(entries: readonly SubService[], indent = ''): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? [`${indent}${entry}`]
      : [`${indent}${entry.title}`, ...outline(entry.subServices, `${indent}- `)],
  )
}
