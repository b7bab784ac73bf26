import type { PictureName } from '../content/collections/pictures'
import { Columns, Heading, Section, Stack, Text } from '../design-system'
import { ContentPicture } from './ContentPicture'

export interface PageHeroProps {
  /** The page's title. */
  title: string
  /** An introduction below the title. @default none */
  text?: string
  /** A picture beside the text, with a caption. @default none */
  picture?: PictureName
}

/** Use at the top of a page: its title as h1 on a full-width band. */
export function PageHero({ title, text, picture }: PageHeroProps) {
  const words = (
    <Stack space="medium">
      <Heading level={1}>{title}</Heading>
      {text && (
        <Text size="lead" tone="muted" isMeasured>
          {text}
        </Text>
      )}
    </Stack>
  )
  return (
    <Section surface="sand" space="medium">
      {picture ? (
        <Columns split="halves" align="center">
          {words}
          <ContentPicture
            hasCaption
            name={picture}
            isPriority
            ratio="landscape"
            sizes={{ base: '92vw', lg: '38rem' }}
          />
        </Columns>
      ) : (
        words
      )}
    </Section>
  )
}
