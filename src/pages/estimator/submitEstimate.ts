import { estimatorPage, reviewStep, successStep } from '../../content/pages/estimator'
import { calculateEstimate } from '../../estimator'
import { estimateLead, type Contact, type EstimateLead, type SubmitResult } from '../../leads'
import { paths } from '../../paths'
import { announceResult } from '../../sections/submissionResults'
import { currentSubmission, isSettled } from './estimatorState'
import { estimatorStore } from './estimatorStore'

/** Sends an estimate, or stores it on this device, and resolves to the result. */
export type SubmitLead = (lead: EstimateLead, contact: Contact) => Promise<SubmitResult>

const { dispatch } = estimatorStore

/** The submissions whose response this page awaits. */
const awaited = new Set<string>()

/** Whether this page will report the result of the estimate with this time of submission. */
export function isAwaitedHere(timestamp: string): boolean {
  return awaited.has(timestamp)
}

const { elsewhere } = estimatorPage

/**
 * Submits the current estimate, unless it is being sent or was already sent or stored: a second click on Submit does
 * nothing. If the review is still on screen, the wizard shows the result; otherwise a notice announces it.
 */
export async function submitEstimate(submitLead: SubmitLead) {
  const { contact, inputs } = estimatorStore.get()
  const earlier = currentSubmission(estimatorStore.get())
  if (earlier?.result === 'sending' || isSettled(earlier)) return
  // A retry reuses the timestamp, so that the receiver recognises the lead if only the response was lost.
  const timestamp = earlier?.timestamp ?? new Date().toISOString()
  dispatch({ type: 'submissionStarted', timestamp })
  const lead = estimateLead(contact, inputs, calculateEstimate(inputs), new Date(timestamp))
  awaited.add(timestamp)
  const result = await submitLead(lead, contact).catch(() => 'lost' as const)
  awaited.delete(timestamp)

  const before = estimatorStore.get()
  const isShownInReview =
    estimatorStore.hasListeners() &&
    before.step === 'review' &&
    currentSubmission(before)?.timestamp === timestamp
  dispatch({ type: 'submissionEnded', timestamp, result })
  if (isShownInReview) return
  announceResult({
    id: timestamp,
    ...(result === 'lost'
      ? { tone: 'danger', message: reviewStep.messages.lost }
      : { tone: 'success', message: successStep.messages[result] }),
    failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.estimator.href() } },
  })
}
