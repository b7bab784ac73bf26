import { useId, type ReactElement } from 'react'
import { Container, Grid, Heading, Section } from '../design-system'

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
    <div className="print:hidden">
      <Section ground="sand" aria-labelledby={id}>
        <Container>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-6">
            <div className="border-t border-ink pt-4 lg:col-span-4">
              <Heading level={2} id={id}>
                {heading}
              </Heading>
            </div>
            <div className="lg:col-span-8">
              <Grid columns="two" as="ul">
                {children}
              </Grid>
            </div>
          </div>
        </Container>
      </Section>
    </div>
  )
}
