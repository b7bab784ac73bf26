import { describe, expect, it } from 'vitest'
import { paths } from '../../src/paths'
import { documentAt, documents } from './support/documents'
import { differencesFromReview, reviewedFindings, validate, type Finding } from './support/htmlValidator'

const allReviewed: readonly Finding[] = reviewedFindings.flatMap(({ rule, file, message, count }) =>
  Array.from({ length: count }, () => ({ rule, file, message, selector: null })),
)

describe('html-validate', () => {
  it('reports only accepted findings', async () => {
    const findings = await Promise.all(documents.map(validate))
    expect(differencesFromReview(findings.flat())).toEqual([])
  })

  it('fails if there is one more or one fewer of the reviewed findings', () => {
    expect(differencesFromReview(allReviewed)).toEqual([])
    expect(differencesFromReview([...allReviewed, ...allReviewed.slice(0, 1)])).toHaveLength(1)
    expect(differencesFromReview(allReviewed.slice(1))).toHaveLength(1)
  })

  it.each([
    { fault: 'a second element with the same id', html: '<p id="main"></p>', rule: 'no-dup-id' },
    {
      fault: 'a button in a link',
      html: '<a href="/"><button type="button">Home</button></a>',
      rule: 'element-permitted-content',
    },
    {
      fault: 'a caption that is not a child of its figure',
      html: '<figure><div><figcaption>Plan</figcaption></div></figure>',
      rule: 'element-permitted-content',
    },
    {
      fault: 'an input without a label',
      html: '<input type="text" name="plot"/>',
      rule: 'input-missing-label',
    },
    {
      fault: 'a reference to no element',
      html: '<p aria-describedby="none"></p>',
      rule: 'no-missing-references',
    },
    { fault: 'a skipped heading level', html: '<h6>Rates</h6>', rule: 'heading-level' },
    { fault: 'a picture without a text', html: '<img src="/favicon.svg"/>', rule: 'wcag/h37' },
    {
      fault: 'a role that the element has',
      html: '<nav role="navigation"></nav>',
      rule: 'no-redundant-role',
    },
    {
      fault: 'a role instead of an element',
      html: '<div role="navigation"></div>',
      rule: 'prefer-native-element',
    },
    { fault: 'an element that is not closed', html: '<div>', rule: 'close-order' },
    { fault: 'a style attribute', html: '<p style="color:red"></p>', rule: 'no-inline-style' },
  ])('catches $fault', async ({ html, rule }) => {
    const { file, html: intact } = documentAt(paths.contact.href())
    const faulty = await validate({ file, html: intact.replace('</main>', `${html}</main>`) })
    expect(differencesFromReview([...allReviewed, ...faulty])).toContainEqual(
      expect.stringContaining(`(${rule})`),
    )
  })
})
