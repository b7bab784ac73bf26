import { useId, type ReactElement } from 'react'
import { Columns, Grid, Heading, Section, Stack } from '../design-system'

export interface OthersSectionProps<Entry> {
  /** The heading, such as "Other Projects". */
  heading: string
  /** The collection, in order. */
  entries: readonly Entry[]
  /** The entry of this page, which is left out. */
  current: Entry
  /** The `<li>` of an entry: a card whose heading is an h3. */
  children: (entry: Entry) => ReactElement
}

/** The maximum number of cards. */
const limit = 4

/**
 * Use at the end of a detail page: up to four cards that link to the first other entries of the collection. One or two
 * are beside the heading in a wide window, more are below it in columns. Renders nothing if there are none.
 */
export function OthersSection<Entry>({ heading, entries, current, children }: OthersSectionProps<Entry>) {
  const id = useId()
  const others = entries.filter((entry) => entry !== current).slice(0, limit)
  if (others.length === 0) return null
  const title = (
    <Heading level={2} id={id}>
      {heading}
    </Heading>
  )
  return (
    <div className="contents print:hidden">
      <Section surface="sand" aria-labelledby={id}>
        {others.length > 2 ? (
          <Stack space="large">
            {title}
            <Grid columns="two-then-four" as="ul">
              {others.map(children)}
            </Grid>
          </Stack>
        ) : (
          <Columns split="heading-and-main">
            {title}
            <div>
              <Grid columns="two" as="ul">
                {others.map(children)}
              </Grid>
            </div>
          </Columns>
        )}
      </Section>
    </div>
  )
}
