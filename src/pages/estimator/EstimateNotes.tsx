import type { Estimate } from '../../estimator'
import { Stack, Text } from '../../design-system'
import { notesOf } from './notesOf'
import { useEstimatorTexts } from './EstimatorLanguage'

const spaces = { caption: 'xsmall', small: 'small' } as const

export interface EstimateNotesProps extends Pick<Estimate, 'selectedServices'> {
  /** The text size. @default 'small' */
  size?: 'caption' | 'small'
}

/** The notes of the selected services, and the disclaimer. */
export function EstimateNotes({ selectedServices, size = 'small' }: EstimateNotesProps) {
  const { serviceNotes, tentativeText } = useEstimatorTexts()
  const notes = notesOf(selectedServices, serviceNotes)
  return (
    <Stack space={spaces[size]}>
      {notes.length > 0 && (
        <Stack space={spaces[size]} as="ul">
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
