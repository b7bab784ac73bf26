import type { ReactNode } from 'react'
import type { PictureName } from '../content/pictures'
import { Columns, Heading, Section, Stack, Text } from '../design-system'
import { ContentPicture } from './pictures/ContentPicture'

export interface PageHeroProps {
  /** The page's title. */
  title: string
  /** An introduction below the title, or beside it in a wide window. */
  text: string
  /** A picture beside title and text, with a caption. @default none */
  picture?: PictureName
  /** Buttons below the introduction. @default none */
  actions?: ReactNode
}

/** Use at the top of a page: its title as h1 on a full-width band, which is low without a picture. */
export function PageHero({ title, text, picture, actions }: PageHeroProps) {
  const heading = <Heading level={1}>{title}</Heading>
  const introduction = (
    <Stack space="medium">
      <Text size="lead" tone="muted" hasMeasure>
        {text}
      </Text>
      {actions}
    </Stack>
  )
  return (
    <Section surface="sand" size="small">
      {picture ? (
        <Columns ratio="1:1" align="center">
          <Stack space="large">
            {heading}
            {introduction}
          </Stack>
          <ContentPicture
            hasCaption
            name={picture}
            isPriority
            ratio="panorama"
            sizes={{ base: '92vw', lg: '38rem' }}
          />
        </Columns>
      ) : (
        <Columns ratio="1:1" align="end" space="large">
          {heading}
          {introduction}
        </Columns>
      )}
    </Section>
  )
}
