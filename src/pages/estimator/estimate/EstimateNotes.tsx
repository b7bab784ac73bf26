import type { Estimate } from '../../../estimator'
import { Stack, Text } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface EstimateNotesProps extends Pick<Estimate, 'selectedServices'> {
  /** The text size. @default 'small' */
  size?: 'caption' | 'small'
}

/** The notes of the selected services, and the disclaimer. */
export function EstimateNotes({ selectedServices, size = 'small' }: EstimateNotesProps) {
  const { serviceNotes, tentativeText } = useEstimatorTexts()
  const notes = serviceNotes.filter(({ service }) => selectedServices.includes(service))
  const space = size === 'small' ? 'small' : '2xsmall'
  return (
    <Stack space={space}>
      {notes.length > 0 && (
        <Stack space={space} as="ul">
          {notes.map(({ service, title, message }) => (
            <li key={service}>
              <Text size={size} weight="bold">
                {title}
              </Text>
              <Text size={size} tone="muted">
                {message}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <Text size={size} tone="muted">
        {tentativeText}
      </Text>
    </Stack>
  )
}
