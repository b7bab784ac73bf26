import { Badge, Columns, Container, Heading, Section, Stack, Text } from '../design-system'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

export interface PageHeroProps {
  /** The page's title. */
  title: string
  /** A few words above it. @default none */
  badge?: string
  /** What the page is about. @default none */
  text?: string
  /** A picture beside it that sets the mood. @default none */
  picture?: ContentPictureProps['name']
}

/** The head of a page: its title, set large. */
export function PageHero({ title, badge, text, picture }: PageHeroProps) {
  const words = (
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
    </Stack>
  )
  return (
    <Section ground="sand" space="medium">
      <Container>
        {picture ? (
          <Columns split="halves" align="center">
            {words}
            <ContentPicture
              name={picture}
              isDecorative
              isPriority
              ratio="landscape"
              sizes={{ base: '100vw', lg: '38rem' }}
            />
          </Columns>
        ) : (
          words
        )}
      </Container>
    </Section>
  )
}
