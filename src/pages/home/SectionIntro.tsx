import { Heading, Stack, Text, type TextProps } from '../../design-system'

export interface SectionIntroProps extends Pick<TextProps, 'size'> {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string
  heading: string
  text: string
}

/** The heading and introduction of a section of the home page. */
export function SectionIntro({ id, heading, text, size = 'lead' }: SectionIntroProps) {
  return (
    <div className="print:break-after-avoid">
      <Stack space="medium">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <Text size={size} tone="muted" hasMeasure>
          {text}
        </Text>
      </Stack>
    </div>
  )
}
