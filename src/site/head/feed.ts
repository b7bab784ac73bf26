import { posts } from '../../content/posts/posts'
import { company } from '../../content/company'
import { blogsPage } from '../../content/pages/blogs'
import { paths } from '../../paths'
import { absoluteUrl } from './absoluteUrl'

export const feedPath = '/feed.xml'
export const feedTitle = `${company.name}: ${blogsPage.head.label}`

/** The Atom feed of all posts, the latest first. */
export function feed(): string {
  const entries = posts.toSorted((one, other) => other.date.localeCompare(one.date))
  const latest = entries[0]?.date ?? ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${absoluteUrl(paths.blogs.href())}</id>`,
    `  <title>${escapeXml(feedTitle)}</title>`,
    `  <subtitle>${escapeXml(blogsPage.text)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feedPath)}"/>`,
    `  <link rel="alternate" type="text/html" href="${absoluteUrl(paths.blogs.href())}"/>`,
    `  <updated>${startOfDay(latest)}</updated>`,
    `  <author><name>${escapeXml(company.name)}</name></author>`,
    ...entries.map(({ title, link, date, description }) =>
      [
        '  <entry>',
        `    <id>${absoluteUrl(link)}</id>`,
        `    <title>${escapeXml(title)}</title>`,
        `    <link rel="alternate" type="text/html" href="${absoluteUrl(link)}"/>`,
        `    <published>${startOfDay(date)}</published>`,
        `    <updated>${startOfDay(date)}</updated>`,
        `    <summary>${escapeXml(description)}</summary>`,
        '  </entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '')
}

/** Atom requires a time of day. */
function startOfDay(date: string): string {
  return `${date}T00:00:00Z`
}
