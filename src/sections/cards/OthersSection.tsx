import { useId, type ReactElement } from 'react'
import { Columns, Grid, Heading, Section, Stack, type GridProps } from '../../design-system'

export interface OthersSectionProps<Entry> {
  /** The heading, such as "Other Projects". */
  heading: string
  /** The collection, in order. */
  entries: readonly Entry[]
  /** The entry of this page, which is left out. */
  current: Entry
  /** The card of an entry, whose heading is an h3. */
  children: (entry: Entry) => ReactElement
}

/**
 * Use at the end of a detail page: up to four cards that link to the first other entries of the collection. One or two
 * are beside the heading in a wide window, more are below it in columns. Renders nothing if there are none.
 */
export function OthersSection<Entry extends { readonly link: string }>({
  heading,
  entries,
  current,
  children,
}: OthersSectionProps<Entry>) {
  const id = useId()
  const others = entries.filter((entry) => entry !== current).slice(0, 4)
  if (others.length === 0) return null
  const title = (
    <Heading level={2} id={id}>
      {heading}
    </Heading>
  )
  const cards = (columns: GridProps['columns']) => (
    <Grid columns={columns} as="ul">
      {others.map((entry) => (
        <li key={entry.link}>{children(entry)}</li>
      ))}
    </Grid>
  )
  return (
    <div className="contents print:hidden">
      <Section surface="sand" aria-labelledby={id}>
        {others.length > 2 ? (
          <Stack space="2xlarge">
            {title}
            {cards('two-then-four')}
          </Stack>
        ) : (
          <Columns ratio="4:8">
            {title}
            <div>{cards('two')}</div>
          </Columns>
        )}
      </Section>
    </div>
  )
}
