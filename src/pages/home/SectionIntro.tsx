import { Heading, Stack, Text, type StackProps, type TextProps } from '../../design-system'

export interface SectionIntroProps extends Pick<StackProps, 'space'>, Pick<TextProps, 'size'> {
  /** The heading's id, which names the section. */
  id: string
  heading: string
  text: string
}

/** How a section of the home page begins. */
export function SectionIntro({ id, heading, text, space, size = 'lead' }: SectionIntroProps) {
  return (
    <Stack space={space}>
      <Heading level={2} size="title" id={id}>
        {heading}
      </Heading>
      <Text size={size} tone="muted" isMeasured>
        {text}
      </Text>
    </Stack>
  )
}
