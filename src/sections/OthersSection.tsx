import { useId, type ReactElement } from 'react'
import { Columns, Grid, Heading, Section, Stack } from '../design-system'

export interface OthersSectionProps {
  /** The heading, such as "Other Projects". */
  heading: string
  /** Up to four `<li>` elements, each with a card whose heading is an h3. */
  children: readonly ReactElement[]
}

/**
 * Use at the end of a detail page: cards that link to other entries of the collection. Up to two are beside the heading
 * in a wide window, more are below it in four columns. Renders nothing if there are none.
 */
export function OthersSection({ heading, children }: OthersSectionProps) {
  const id = useId()
  if (children.length === 0) return null
  const title = (
    <Heading level={2} id={id}>
      {heading}
    </Heading>
  )
  return (
    <div className="contents print:hidden">
      <Section ground="sand" aria-labelledby={id}>
        {children.length > 2 ? (
          <Stack space="large">
            {title}
            <Grid columns="two-then-four" as="ul">
              {children}
            </Grid>
          </Stack>
        ) : (
          <Columns split="heading-and-main">
            {title}
            <div>
              <Grid columns="two" as="ul">
                {children}
              </Grid>
            </div>
          </Columns>
        )}
      </Section>
    </div>
  )
}
