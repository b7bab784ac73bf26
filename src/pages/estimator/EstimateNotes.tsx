import { tentativeText } from '../../content/pages/estimator'
import type { Estimate } from '../../estimator'
import { Stack, Text } from '../../design-system'
import { notesOf } from './notesOf'

/** The notes of the selected services, and the disclaimer. */
export function EstimateNotes({ selectedServices }: Pick<Estimate, 'selectedServices'>) {
  const notes = notesOf(selectedServices)
  return (
    <Stack space="small">
      {notes.length > 0 && (
        <Stack space="small" as="ul">
          {notes.map(({ service, title, message }) => (
            <li key={service}>
              <Text size="small" weight="bold">
                {title}
              </Text>
              <Text size="small" tone="muted">
                {message}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <Text size="small" tone="muted">
        {tentativeText}
      </Text>
    </Stack>
  )
}
