import { describe, expect, it } from 'vitest'
import { matchRoute, pageAt } from '../../../src/app/routePages'

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/services/project-management', 'service'],
    ['/services/dha-construction/1', 'serviceSubpage'],
    ['/contact/', 'contact'],
    ['/about%75s', 'about'],
    ['/Contact', 'notFound'],
    ['/services/a/b/c', 'notFound'],
    ['/%E0%A4', 'notFound'],
  ])('matches %s with %s', (pathname, route) => {
    expect(matchRoute(pathname)).toBe(route)
  })
})

describe('entrySource', () => {
  it.each([
    ['/services/project-management', 'service-details/project-management'],
    ['/services/project-management/Project-Planning', 'subpage-details/Project-Planning'],
    ['/projects/db-32/', 'project-details/db-32'],
    ['/blogs/project%2Dreporting%2dmade-easy', 'post-bodies/project-reporting-made-easy'],
    ['/projects/%E0%A4', 'project-details/%E0%A4'],
    ['/contact', ''],
  ])('of %s is %s', (pathname, source) => {
    expect(pageAt(pathname).entrySource(pathname)).toBe(source)
  })
})
