import { useId, type ReactElement } from 'react'
import { Columns, Container, Grid, Heading, MediaOnly, Ruled, Section } from '../design-system'

export interface OthersSectionProps {
  /** What the cards are, such as "Other Projects". */
  heading: string
  /** Up to four `<li>`, each with a card whose heading is of level 3. */
  children: readonly ReactElement[]
}

/**
 * The end of an entry's page: its heading at the left, and beside it the cards that lead to other entries. Shows
 * nothing where the entry is the only one.
 */
export function OthersSection({ heading, children }: OthersSectionProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <MediaOnly media="screen">
      <Section ground="sand" aria-labelledby={id}>
        <Container>
          <Columns split="heading-and-main" gutter="narrow">
            <Ruled variant="ink">
              <Heading level={2} id={id}>
                {heading}
              </Heading>
            </Ruled>
            <div>
              <Grid columns="two" as="ul">
                {children}
              </Grid>
            </div>
          </Columns>
        </Container>
      </Section>
    </MediaOnly>
  )
}
