import { Heading, Stack, Text, type StackProps, type TextProps } from '../../design-system'

export interface SectionIntroProps extends Pick<StackProps, 'space'>, Pick<TextProps, 'size'> {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string
  heading: string
  text: string
}

/** The heading and introduction of a section of the home page. */
export function SectionIntro({ id, heading, text, space, size = 'lead' }: SectionIntroProps) {
  return (
    <Stack space={space}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Text size={size} tone="muted" isMeasured>
        {text}
      </Text>
    </Stack>
  )
}
