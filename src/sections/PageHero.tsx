import { Badge, Container, Heading, Section, Stack, Text } from '../design-system'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

export interface PageHeroProps {
  /** The page's title. */
  title: string
  /** A few words above it. @default none */
  badge?: string
  /** What the page is about. @default none */
  text?: string
  /** A picture beside it. @default none */
  picture?: ContentPictureProps['name']
}

/** The head of a page: its title, set large. */
export function PageHero({ title, badge, text, picture }: PageHeroProps) {
  return (
    <Section ground="sand" space="medium">
      <Container>
        <Stack space="medium">
          {badge && <Badge>{badge}</Badge>}
          <Heading level={1} size="display">
            {title}
          </Heading>
          {text && (
            <Text size="lead" tone="muted" isMeasured>
              {text}
            </Text>
          )}
          {picture && <ContentPicture name={picture} />}
        </Stack>
      </Container>
    </Section>
  )
}
