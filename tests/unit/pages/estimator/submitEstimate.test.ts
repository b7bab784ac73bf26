import { expect, it, vi } from 'vitest'
import { estimatorStore } from '../../../../src/pages/estimator/estimatorStore'
import { submitEstimate, type SubmitLead } from '../../../../src/pages/estimator/submitEstimate'

it('sends an estimate again with its first timestamp, and a sent one no more', async () => {
  estimatorStore.dispatch({ type: 'inputChanged', change: { field: 'plotSize', value: '10' } })
  const results = ['lost', 'sent'] as const
  const times = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:05:00.000Z', '2026-01-01T00:10:00.000Z']
  const sent: string[] = []
  vi.useFakeTimers()
  for (const time of times) {
    vi.setSystemTime(time)
    await submitEstimate(async ({ timestamp }) => {
      sent.push(timestamp)
      return results[sent.length - 1] ?? 'sent'
    })
  }
  vi.useRealTimers()
  expect(sent).toEqual([times[0], times[0]])
})

it('sends nothing more while an estimate is being sent', async () => {
  estimatorStore.dispatch({ type: 'newEstimateStarted' })
  const send = vi.fn<SubmitLead>(() => Promise.resolve('sent'))
  await Promise.all([submitEstimate(send), submitEstimate(send)])
  expect(send).toHaveBeenCalledOnce()
})
