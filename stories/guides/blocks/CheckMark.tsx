import { Icon, Text, VisuallyHidden } from '../../../src/design-system'

/** A tick or a dash, for a table. */
export function CheckMark({ is }: { is: 'yes' | 'none' }) {
  if (is === 'yes') {
    return (
      <>
        <Icon name="check" />
        <VisuallyHidden>Yes</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      <Text as="span" size="small" tone="muted" aria-hidden="true">
        –
      </Text>
      <VisuallyHidden>None</VisuallyHidden>
    </>
  )
}
