import { useId } from 'react'
import { pageContents } from '../content/sections'
import { Link, List, Stack, Text } from '../design-system'

/** Use beside a long text: a table of contents with a link to each of its sections. */
export function PageContents({
  sections,
}: {
  sections: readonly { readonly id: string; readonly heading: string }[]
}) {
  const headingId = useId()
  if (sections.length === 0) return null
  return (
    <nav className="border-t border-line-strong pt-4" aria-labelledby={headingId}>
      <Stack space="small">
        <Text as="span" size="small" weight="bold" id={headingId}>
          {pageContents.heading}
        </Text>
        <List layout="columns">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`}>{heading}</Link>
            </li>
          ))}
        </List>
      </Stack>
    </nav>
  )
}
