import type { ReactNode } from 'react'
import { Button, Stack } from '../../src/design-system'

interface SubmittedFormProps {
  /** Called when it is submitted; it sends nothing. */
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** A form around fields, with the button that submits it. */
export function SubmittedForm({ onSubmit, children }: SubmittedFormProps) {
  return (
    <form
      aria-label="Enquiry"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack space="large">
        {children}
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  )
}
