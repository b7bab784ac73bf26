import { paths } from '../../paths'
import { company } from '../company'
import type { PictureName } from '../pictures'
import type { PageHead } from '../pageHead'

interface PostData {
  readonly slug: string
  readonly title: string
  /** A title of at most 47 characters, for the browser tab. */
  readonly shortTitle: string
  /** 70 to 160 characters, for search engines. */
  readonly summary: string
  /** The text of the post's card and the lead of its article: two or three sentences. */
  readonly description: string
  /** The date of publication, such as `2026-01-31`. */
  readonly date: `${number}-${number}-${number}`
  readonly author: string
  readonly imageUrl?: PictureName
}

const entries = [
  {
    slug: 'construction-is-hard-working-project',
    title: 'Construction is hard work: the life of a house, stage by stage',
    shortTitle: 'Construction is hard work, stage by stage',
    summary:
      'What happens between the first drawing and the keys: the stages of a house in Lahore, who does what, and what an owner should check.',
    description:
      'A house is a long chain of decisions, and most of them have a deadline. We walk through the stages from the plot to the keys, say who does what, and give you a short list to carry to site.',
    date: '2026-03-09',
    author: company.name,
    imageUrl: 'grey-structure-crane',
  },
  {
    slug: 'project-reporting-made-easy',
    title: 'Project reporting made easy: one page a week',
    shortTitle: 'Project reporting made easy',
    summary:
      'Photographs, progress, cost to date, changes and open questions on one page a week: a report for owners near and far.',
    description:
      'An owner should not have to visit the site to know how it is going. One page a week is enough if it always answers the same five questions. Here is the page we use, and how to read it from another time zone.',
    date: '2026-04-20',
    author: company.name,
    imageUrl: 'grey-structure-yard',
  },
  {
    slug: 'gray-structure-quality-matters',
    title: 'Grey structure: why quality matters where nobody looks',
    shortTitle: 'Grey structure: why quality matters',
    summary:
      'Soil, concrete, steel, curing and waterproofing decide how a house ages. What to check, and what our estimate includes.',
    description:
      'You can repaint every few years; you cannot replace a foundation. We explain what the grey structure includes, which checks cost little and save a lot, and what our estimate counts as covered area.',
    date: '2026-06-01',
    author: company.name,
    imageUrl: 'grey-structure-reinforcement',
  },
] as const satisfies readonly PostData[]

type PostSlug = (typeof entries)[number]['slug']

/** A post of the blog; its text is in postBodies.ts. */
export interface Post extends PostData {
  readonly slug: PostSlug
  readonly link: string
}

/** A block of a post's text. */
export type PostBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'figure'; readonly picture: PictureName; readonly caption: string }

/** 600 to 900 words, starting with a paragraph, with headings, a list and a picture. */
export type PostBody = readonly PostBlock[]

/** All posts, in display order. */
export const posts: readonly Post[] = entries.map((entry) =>
  Object.assign({ link: paths.blog.href(entry.slug) }, entry),
)

export function postHead({ title, shortTitle, summary }: Post): PageHead {
  return { label: title, title: shortTitle, description: summary }
}
