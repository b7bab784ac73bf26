import { useId, type ReactElement } from 'react'
import { Columns, Grid, Heading, List, Section } from '../../design-system'

export interface OthersSectionProps<Entry> {
  /** The heading, such as "Other Projects". */
  heading: string
  /** The collection, in order. */
  entries: readonly Entry[]
  /** The entry of this page, which is left out. */
  current: Entry
  /** Whether the entries are cards in two columns, or ruled rows. @default 'cards' */
  layout?: 'cards' | 'rows'
  /** The card or row of an entry, whose heading is an h3. */
  children: (entry: Entry) => ReactElement
}

/**
 * Use at the end of a detail page: links to the first four other entries of the collection, in a wide window beside the
 * heading. Renders nothing if there are none.
 */
export function OthersSection<Entry extends { readonly link: string }>({
  heading,
  entries,
  current,
  layout = 'cards',
  children,
}: OthersSectionProps<Entry>) {
  const id = useId()
  const others = entries.filter((entry) => entry !== current).slice(0, 4)
  if (others.length === 0) return null
  const isRows = layout === 'rows'
  const items = others.map((entry) => (
    <li key={entry.link} className={isRows ? 'py-5' : undefined}>
      {children(entry)}
    </li>
  ))
  return (
    <div className="contents print:hidden">
      <Section surface="sand" aria-labelledby={id}>
        <Columns ratio="4:8" space="large">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {isRows ? (
            <List rules="above">{items}</List>
          ) : (
            <Grid columns="two" as="ul">
              {items}
            </Grid>
          )}
        </Columns>
      </Section>
    </div>
  )
}
