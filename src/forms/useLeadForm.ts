import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { contactFormErrors, tooLongError } from '../content/forms'
import { controlsIn, type Control } from '../lib/controlsIn'
import { createStore } from '../lib/createStore'
import { groupedNumber } from '../lib/groupedNumber'
import { delayedSave } from '../lib/delayedSave'
import { onPageHidden } from '../lib/onPageHidden'
import { readItem, writeItem } from '../lib/safeStorage'
import { useStore } from '../lib/useStore'
import { focusInvalid } from './focusInvalid'
import {
  announceResult,
  dismissSubmissionResults,
  type SubmissionFailure,
  type SubmissionResult,
} from './submissionResults'

/** What the site's forms differ in. */
export interface LeadFormDefinition<Fields, SendResult extends string> {
  /** Unique among the forms. */
  readonly id: string
  /** The fields of the request, from the texts of the controls. */
  readonly fields: (textOf: (name: keyof Fields & FieldName) => string) => Fields
  /** The message for each result of sending. */
  readonly messages: Readonly<Record<SendResult, string>>
  /** Added to the message about a failure when it is shown on another page. */
  readonly failure: SubmissionFailure
}

/** The state of a form's request. */
interface FormStatus {
  readonly isSending: boolean
  /** True for three seconds after a success. Source: docs/product.md#project-enquiry-form. */
  readonly isDone: boolean
  /** The result of the last attempt; undefined before the first one and while a request is pending. */
  readonly result: SubmissionResult | undefined
}

type FieldName = keyof typeof contactFormErrors

/** The texts of a form by the names of its fields. */
type Texts = Readonly<Record<string, string>>

/** Two text areas and five lines stay below 64 KiB, the limit of `keepalive`, at 9 bytes a character when URL-encoded. */
export const maxTextLength = 3000

const doneMs = 3000
const idle: FormStatus = { isSending: false, isDone: false, result: undefined }

/** By form, as a request outlives the page that shows the form. */
const statuses = createStore<Readonly<Record<string, FormStatus>>>({})
const statusOf = (id: string) => statuses.get()[id] ?? idle
const setStatus = (id: string, status: FormStatus) => statuses.set({ ...statuses.get(), [id]: status })

/** The last element of each form, whose controls keep their texts after it was removed. */
const elements = new Map<string, HTMLFormElement>()

/**
 * The state of a form whose fields are native: what is on screen is sent. Its text survives navigation and reloads, its
 * request navigation. A success clears only the fields that the visitor has not changed since submitting.
 * @param send sends the fields; never rejects
 */
export function useLeadForm<Fields, SendResult extends string>(
  { id, fields, messages, failure }: LeadFormDefinition<Fields, SendResult>,
  send: (fields: Fields) => Promise<SendResult>,
) {
  const status = useStore(statuses)[id] ?? idle
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [announcedError, setAnnouncedError] = useState({ attempt: 0, text: '' })
  const ref = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return undefined
    elements.set(id, form)
    restoreTexts(id, form)
    dismissSubmissionResults((result) => result.id === id)
    const save = () => saveTexts(id, form)
    const { schedule, flush } = delayedSave(save)
    form.addEventListener('input', schedule)
    const removeListener = onPageHidden(save)
    return () => {
      form.removeEventListener('input', schedule)
      removeListener()
      flush()
      save()
      // The visitor has seen a success; a failure still applies to the text in the form.
      if (statusOf(id).result?.tone === 'success') setStatus(id, idle)
    }
  }, [id])

  const submit = async (submitted: HTMLFormElement) => {
    const texts = textsOf(submitted)
    setStatus(id, { ...idle, isSending: true })
    const sendResult = await send(fields((name) => texts[name] ?? ''))
    const isDone = sendResult === 'sent'
    const message = messages[sendResult]
    const result: SubmissionResult = {
      id,
      message,
      ...(isDone ? { tone: 'success' } : { tone: 'danger', failure }),
    }
    const ended = { isSending: false, isDone, result }
    const form = elements.get(id) ?? submitted
    if (isDone) clearTexts(form, texts)
    setStatus(id, ended)
    if (isDone) {
      setTimeout(() => {
        if (statusOf(id) === ended) setStatus(id, { ...ended, isDone: false })
      }, doneMs)
    }
    saveTexts(id, form)
    // The visitor may be on another page.
    if (!form.isConnected) announceResult(result)
  }

  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    // Also prevents the browser's message, which is shown for one field only, and disappears.
    event.preventDefault()
    const { currentTarget: form, target, type } = event
    // `invalid` fires for every invalid field; handled once, at the first.
    if (type === 'invalid' && target !== form.querySelector(':invalid')) return
    const controls = controlsIn(form)
    // The fields clean and check what was restored, filled in without an event or typed before hydration, too.
    for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
    const found = Object.fromEntries(controls.map((control) => [control.name, errorOf(control)] as const))
    setErrors(found)
    const invalid = controls.find(({ name }) => found[name])
    const text = invalid && focusInvalid(invalid) ? found[invalid.name] : undefined
    setAnnouncedError(({ attempt }) => ({ attempt: attempt + 1, text: text ?? '' }))
    if (!invalid && !statusOf(id).isSending) void submit(form)
  }

  return {
    ...status,
    ref,
    /** The error of a field that had the focus when it was rejected. */
    announcedError,
    /** Handles `submit` and `invalid`. */
    check,
    /** The props of a field. */
    field: (name: keyof Fields & FieldName) => ({
      name,
      isRequired: true,
      errorMessage: errors[name],
      onInput: errors[name] ? () => setErrors((all) => ({ ...all, [name]: undefined })) : undefined,
    }),
  }
}

const errorTexts: Texts = contactFormErrors

function errorOf(control: Control) {
  // Browsers accept a text that is only whitespace, but receivers reject it.
  if (control.value.trim() === '' || !control.validity.valid) return errorTexts[control.name]
  const isTooLong = control instanceof HTMLTextAreaElement && control.textLength > maxTextLength
  return isTooLong ? tooLongError(groupedNumber(maxTextLength)) : undefined
}

function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)] as const))
}

/** Clears the fields that still contain these texts. */
function clearTexts(form: HTMLFormElement, texts: Texts) {
  const current = textsOf(form)
  for (const control of controlsIn(form)) {
    if (current[control.name] === texts[control.name]) control.value = ''
  }
}

function saveTexts(id: string, form: HTMLFormElement) {
  const typed = Object.entries(textsOf(form)).filter(([, text]) => text !== '')
  writeItem('sessionStorage', `form:${id}`, new URLSearchParams(typed).toString())
}

/** Fills in the saved texts of empty fields. */
function restoreTexts(id: string, form: HTMLFormElement) {
  const saved = new URLSearchParams(readItem('sessionStorage', `form:${id}`) ?? '')
  for (const control of controlsIn(form)) control.value ||= saved.get(control.name) ?? ''
}
