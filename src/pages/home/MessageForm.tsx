import type { SubmitEvent } from 'react'
import { homePage } from '../../content/pages/home'
import { Button, FormStatus, Stack, TextArea, TextField } from '../../design-system'
import { homeMessageExcess, type HomeMessage } from '../../leads'
import { ConsentNote } from '../../sections/ConsentNote'
import { ScriptNeeded } from '../../sections/ScriptNeeded'
import { focusField, tooLongMessage } from '../../sections/tooLong'
import { useHomeMessage, type SendMessage } from './useHomeMessage'

export interface MessageFormProps {
  /** Takes the message. */
  sendMessage: SendMessage
}

const { fields, submit, consent, withoutScript } = homePage.contact

/**
 * The short message; the browser itself checks that nothing is missing.
 * Source: docs/product.md#home-message-form.
 */
export function MessageForm({ sendMessage }: MessageFormProps) {
  const { fields: typed, isSending, outcome, change, submit: send } = useHomeMessage(sendMessage)

  const excess = homeMessageExcess(typed)

  const bound = (field: keyof HomeMessage) => ({
    name: field,
    ...fields[field],
    isRequired: true,
    value: typed[field],
    errorMessage: excess?.field === field ? tooLongMessage(excess.characters) : undefined,
    onValueChange: (value: string) => change(field, value),
  })

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (excess) focusField(event.currentTarget, excess.field)
    else send()
  }

  return (
    // Without JavaScript a "dialog" form goes nowhere; any other would put what was typed into the address.
    <form
      method="dialog"
      onSubmit={handleSubmit}
      aria-labelledby="write-to-us"
      className="flex max-w-field min-w-0 flex-col gap-6"
    >
      <ScriptNeeded {...withoutScript} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...bound('name')} autoComplete="name" />
        <TextField {...bound('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...bound('subject')} />
      <TextArea {...bound('message')} />
      <ConsentNote>{consent}</ConsentNote>
      <Stack space="medium" align="start">
        <FormStatus outcome={outcome} />
        <Button type="submit" size="large" isLoading={isSending} loadingLabel={submit.sending}>
          {submit.idle}
        </Button>
      </Stack>
    </form>
  )
}
