import { useEffect, useState } from 'react'
import { enquiryForm } from '../../content'
import type { FormOutcome } from '../../design-system'
import type { ProjectEnquiry, SendOutcome } from '../../leads'
import { useSubmission } from '../../sections/useSubmission'

/** Sends an enquiry and says whether it has arrived; never rejects. */
export type SendEnquiry = (enquiry: ProjectEnquiry) => Promise<SendOutcome>

/** How long the button says that it is done. Source: specification, section 9. */
const doneMilliseconds = 3000

const empty: ProjectEnquiry = {
  name: '',
  mobile: '',
  email: '',
  city: '',
  projectLocation: '',
  projectDescription: '',
  servicesRequired: '',
  projectDetails: '',
}

const outcomes: Record<SendOutcome, FormOutcome> = {
  sent: { tone: 'success', message: enquiryForm.messages.sent },
  failed: { tone: 'danger', message: enquiryForm.messages.failed },
}

/**
 * The enquiry as typed and what becomes of it: idle, submitting, submitted and, three seconds after it has
 * arrived, idle again. Source: specification, section 4.
 */
export function useEnquiry(send: SendEnquiry) {
  const { isSending, submit, ...submission } = useSubmission(empty, outcomes, send)
  const [isDone, setIsDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setIsDone(false), doneMilliseconds)
    return () => clearTimeout(timer)
  }, [isDone])

  return {
    ...submission,
    status: statusOf(isSending, isDone),
    submit: async () => {
      setIsDone(false)
      setIsDone((await submit()) === 'sent')
    },
  }
}

function statusOf(isSending: boolean, isDone: boolean): 'idle' | 'submitting' | 'submitted' {
  if (isSending) return 'submitting'
  return isDone ? 'submitted' : 'idle'
}
