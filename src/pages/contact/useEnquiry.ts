import { useEffect, useRef, useState } from 'react'
import { enquiryForm } from '../../content'
import type { FormOutcome } from '../../design-system'
import type { ProjectEnquiry, SendOutcome } from '../../leads'

/** Sends an enquiry and says whether it has arrived; never rejects. */
export type SendEnquiry = (enquiry: ProjectEnquiry) => Promise<SendOutcome>

type EnquiryStatus = 'idle' | 'submitting' | 'submitted'

/** How long the button says that it is done. Source: specification, section 9. */
const statusMilliseconds = 3000

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
 * The enquiry as typed and what becomes of it: idle, submitting, submitted and, three seconds after the attempt
 * has settled, idle again. What was typed goes only when it has arrived. Source: specification, section 4.
 */
export function useEnquiry(send: SendEnquiry) {
  const [enquiry, setEnquiry] = useState(empty)
  const [status, setStatus] = useState<EnquiryStatus>('idle')
  const [outcome, setOutcome] = useState<FormOutcome>()
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (status !== 'submitted') return undefined
    const timer = setTimeout(() => setStatus('idle'), statusMilliseconds)
    return () => clearTimeout(timer)
  }, [status])

  return {
    enquiry,
    status,
    outcome,
    change: (field: keyof ProjectEnquiry, value: string) =>
      setEnquiry((typed) => ({ ...typed, [field]: value })),

    /** Sends what is typed; a second press while the first is under way does nothing. */
    submit: async () => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setStatus('submitting')
      setOutcome(undefined)
      const result = await send(enquiry)
      isUnderWay.current = false
      setOutcome(outcomes[result])
      setStatus(result === 'sent' ? 'submitted' : 'idle')
      if (result === 'sent') setEnquiry(empty)
    },
  }
}
