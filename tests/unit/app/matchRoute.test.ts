import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../src/app/routePages'

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
