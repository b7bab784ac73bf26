import { describe, expect, it } from 'vitest'
import { pictures } from '../../../src/content/collections/pictures'
import { postBodies } from '../../../src/content/collections/postBodies'
import { posts, type PostBody } from '../../../src/content/collections/posts'
import { wordCount } from './words'

describe('the posts', () => {
  it.each([
    { place: 0, slug: 'construction-is-hard-working-project', date: '2026-03-09' },
    { place: 1, slug: 'project-reporting-made-easy', date: '2026-04-20' },
    { place: 2, slug: 'gray-structure-quality-matters', date: '2026-06-01' },
  ])('$slug is at its position', ({ place, slug, date }) => {
    expect(posts[place]).toMatchObject({ slug, date, link: `/blogs/${slug}` })
  })

  it('number three', () => {
    expect(posts).toHaveLength(3)
  })

  it.each(posts)('$slug has 600 to 900 words', ({ slug }) => {
    expect(wordCount(...texts(postBodies[slug]))).toBeGreaterThanOrEqual(600)
    expect(wordCount(...texts(postBodies[slug]))).toBeLessThanOrEqual(900)
  })

  it.each(posts)(
    '$slug starts with a paragraph and has sections, lists, a quote and a picture',
    ({ slug }) => {
      const body = postBodies[slug]
      expect(body[0]?.kind).toBe('paragraph')
      expect(new Set(body.map(({ kind }) => kind))).toEqual(
        new Set(['paragraph', 'heading', 'list', 'quote', 'figure']),
      )
    },
  )

  it.each(posts)('$slug calls its pictures renders of a model', ({ slug, imageUrl, alt }) => {
    expect(alt).toBe(imageUrl && pictures[imageUrl].alt)
    const captions = postBodies[slug].flatMap((block) => (block.kind === 'figure' ? [block.caption] : []))
    expect(captions).toEqual([expect.stringMatching(/^Render of a model: /)])
  })

  it('share no picture', () => {
    const used = posts.flatMap(({ slug, imageUrl }) => [
      imageUrl,
      ...postBodies[slug].flatMap((block) => (block.kind === 'figure' ? [block.picture] : [])),
    ])
    expect(new Set(used).size).toBe(used.length)
  })

  it.each(posts)('$slug has a card text of two or three sentences', ({ description }) => {
    expect(description.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(2)
    expect(description.match(/[.?!](\s|$)/g)?.length).toBeLessThanOrEqual(3)
  })
})

function texts(body: PostBody): readonly string[] {
  return body.flatMap((block) => {
    if (block.kind === 'list') return block.items
    return block.kind === 'figure' ? [block.caption] : [block.text]
  })
}
