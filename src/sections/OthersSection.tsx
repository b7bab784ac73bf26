import { useId, type ReactNode } from 'react'
import { Container, Grid, Heading, Section } from '../design-system'

export interface OthersSectionProps {
  /** What the cards are, such as "Other Projects". */
  heading: string
  /** One to four `<li>`, each with a card whose heading is of level 3. */
  children: ReactNode
}

/** The end of an entry's page: its heading at the left, and beside it the cards that lead to other entries. */
export function OthersSection({ heading, children }: OthersSectionProps) {
  const id = useId()
  return (
    <div className="print:hidden">
      <Section ground="sand" aria-labelledby={id}>
        <Container>
          <div className="grid gap-8 lg:grid-cols-12 lg:gap-6">
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
