import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SiteLink } from '../../content/siteLink'
import { Button, Container, Section, Stack, type SectionProps } from '../../design-system'
import { SectionIntro } from './SectionIntro'

export interface TeaserProps extends Pick<SectionProps, 'ground'> {
  /** The heading's id, which names the section. */
  id: string
  heading: string
  text: string
  /** Where all of them are. */
  action: SiteLink
  /** The first of them, as cards. */
  children: ReactNode
}

/** The first entries of a list that has a page of its own, and the way to all of them. */
export function Teaser({ id, ground = 'paper', heading, text, action, children }: TeaserProps) {
  return (
    <Section ground={ground} aria-labelledby={id}>
      <Container>
        <Stack space="large">
          <SectionIntro space="small" id={id} heading={heading} text={text} />
          {children}
          <div>
            <Button asChild size="large" variant="secondary">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
