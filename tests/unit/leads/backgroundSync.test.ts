import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendInBackground } from '../../../src/leads/backgroundSync'
import { databaseStore } from '../../../src/leads/estimateDatabase'
import { estimateBackup, idOf, withEstimate } from '../../../src/leads/storedEstimates'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'
import { webLocks } from './webLocks'

/** The times of submission of the received estimates, and the status of the next responses. */
let times: (string | null)[]
let statuses: number[]

beforeEach(async () => {
  times = []
  statuses = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: webLocks() })
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    times.push(new URLSearchParams(String(init?.body)).get('timestamp'))
    return new Response('', { status: statuses.shift() ?? 200 })
  })
  for (const seconds of [1, 2]) {
    const estimate = estimateBackup(sampleLead(seconds), contact)
    await databaseStore().update((stored) => withEstimate(stored, { estimate, hasFailed: seconds === 1 }))
  }
})

const [first, second] = [sampleLead(1).timestamp, sampleLead(2).timestamp]

it('the service worker sends every stored estimate once, even one whose page was closed before the response', async () => {
  await sendInBackground()
  expect(times).toEqual([first, second])
  expect((await databaseStore().read()).estimates).toEqual([])
  await sendInBackground()
  expect(times).toHaveLength(2)
})

it('what fails stays stored, and the browser is told to try again', async () => {
  statuses = [200, 503]
  await expect(sendInBackground()).rejects.toThrow('Not all stored estimates could be sent.')
  expect((await databaseStore().read()).estimates).toEqual([expect.objectContaining({ hasFailed: true })])
  await sendInBackground()
  expect(times).toEqual([first, second, second])
})

it('an estimate whose own page is frozen while sending it stays stored, and the others are sent', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000))
  let thaw = () => {}
  const thawed = new Promise<void>((resolve) => {
    thaw = resolve
  })
  const name = `constructionEstimates.sending:${idOf(sampleLead(1))}`
  const lock = navigator.locks.request(name, {}, () => thawed)
  await expect(sendInBackground()).rejects.toThrow('Not all stored estimates could be sent.')
  expect(times).toEqual([second])
  thaw()
  await lock
  await sendInBackground()
  expect(times).toEqual([second, first])
})
