import { calculateEstimate } from '../../../estimator'
import { estimateLead, submitEstimate } from '../../../leads'
import { paths } from '../../../paths'
import { announceResult, shownSubmission } from '../../../forms/submissionResults'
import { currentSubmission, submissionStatus } from './estimatorState'
import { estimatorStore } from './estimatorStore'
import { languageStore } from '../language/languageStore'

/**
 * Submits the current estimate, unless it is being sent or was already sent or stored: a second click on Submit does
 * nothing. If the visitor is still there, the wizard shows the result; otherwise a notice announces it.
 */
export async function submitCurrentEstimate() {
  const { dispatch, get } = estimatorStore
  const { contact, inputs } = get()
  const earlier = currentSubmission(get())
  const status = earlier && submissionStatus(earlier, get())
  if (status !== undefined && status !== 'lost') return
  // A retry reuses the timestamp, so that the receiver recognises the lead if only the response was lost.
  const timestamp = earlier?.timestamp ?? new Date().toISOString()
  dispatch({ type: 'submissionStarted', timestamp })
  estimatorStore.save()
  const lead = estimateLead(contact, inputs, calculateEstimate(inputs), new Date(timestamp))
  const result = await submitEstimate(lead)

  const isShown = shownSubmission.get() === timestamp
  if (result === 'lost') dispatch({ type: 'submissionLost', timestamp })
  if (isShown || result === 'deleted') return
  const { lang, dir, texts } = languageStore.get()
  const { elsewhere } = texts.estimatorPage
  announceResult({
    id: timestamp,
    language: { lang, dir },
    ...(result === 'lost'
      ? {
          tone: 'danger',
          message: texts.reviewStep.messages.lost,
          failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.estimator.href() } },
        }
      : { tone: 'success', message: texts.successStep.messages[result] }),
  })
}
