import type { Post, PostBody } from '../../src/content/posts/posts'

/** A post without a picture. */
export const postWithoutPicture: Post = {
  slug: 'project-reporting-made-easy',
  title: 'What a sketch is worth',
  shortTitle: 'What a sketch is worth',
  summary: 'Why the first drawing of a house should be made by hand, and thrown away.',
  description:
    'The first drawing of a house should be made by hand. It costs nothing, and nobody minds throwing it away. The second one may be better.',
  link: '/blogs/project-reporting-made-easy',
  date: '2026-07-06',
  author: 'Sangbunyad',
}

/** A text with a heading. */
export const shortPostBody: PostBody = [
  { kind: 'paragraph', text: 'A pencil does not know how thick a wall is, and that is why it is useful.' },
  { kind: 'heading', text: 'Draw it again' },
  { kind: 'paragraph', text: 'Three sketches on one evening say more than one plan in a week.' },
]
