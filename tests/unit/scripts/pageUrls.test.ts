import { describe, expect, it } from 'vitest'
import { documentFile, documentPath, namedDocuments, requestedDocument } from '../../../scripts/pageUrls.mjs'
import { paths } from '../../../src/paths'

describe('the file of a document', () => {
  it.each([
    ['/', 'index.html'],
    ['/services', 'services.html'],
    ['/services/town-planning', 'services/town-planning.html'],
    ['/404.html', '404.html'],
    ['/offline.html', 'offline.html'],
  ])('at %s is %s, and the other way round', (path, file) => {
    expect(documentFile(path)).toBe(file)
    expect(documentPath(file)).toBe(path)
  })

  it('of an unknown URL, and of the offline page, is at its own name', () => {
    const files = [paths.notFound.href(), paths.offline.href()].map((path) => `/${documentFile(path)}`)
    expect(files).toEqual(namedDocuments)
  })
})

describe('the document of a requested path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/services', '/services'],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['//services//town-planning//', '/services/town-planning'],
    ['/404.html', '/404.html'],
    ['/offline.html', '/offline.html'],
    ['/404-and-more', '/404-and-more'],
    ['/404', undefined],
    ['/index/', undefined],
    ['/offline', undefined],
    ['/feed.xml', undefined],
    ['/evil.example/', undefined],
    ['/\\evil/', undefined],
    ['/%2fevil/', undefined],
    ['/a\r\nb/', undefined],
    ['http://evil.example/', undefined],
  ])('%j is %j', (path, document) => {
    expect(requestedDocument(path)).toBe(document)
  })
})
