import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendInBackground } from '../../../src/leads/backgroundSync'
import { databaseStore } from '../../../src/leads/estimateDatabase'
import { estimateBackup, idOf, withEstimate, withRemoval } from '../../../src/leads/storedEstimates'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'
import { webLocks } from './webLocks'

/** The bodies that the receiver gets, and the status with which it responds to each. */
let bodies: string[]
let statuses: number[]

beforeEach(async () => {
  bodies = []
  statuses = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: webLocks() })
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body))
    return new Response('', { status: statuses.shift() ?? 200 })
  })
  for (const [seconds, hasFailed] of [
    [1, true],
    [2, false],
  ] as const) {
    const estimate = estimateBackup(sampleLead(seconds), contact)
    await databaseStore().update((stored) => withEstimate(stored, { estimate, hasFailed }))
  }
})

const times = () => bodies.map((body) => new URLSearchParams(body).get('timestamp'))

it('the service worker sends every stored estimate, even one whose page was closed before the response', async () => {
  await sendInBackground()
  expect(times()).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
  expect((await databaseStore().read()).estimates).toEqual([])
  await sendInBackground()
  expect(bodies).toHaveLength(2)
})

it('what fails stays stored, and the browser is told to try again', async () => {
  statuses = [200, 503]
  await expect(sendInBackground()).rejects.toThrow('Not all stored estimates could be sent.')
  const { estimates } = await databaseStore().read()
  expect(estimates).toEqual([expect.objectContaining({ hasFailed: true })])
  await sendInBackground()
  expect(times()).toEqual([1, 2, 2].map((seconds) => sampleLead(seconds).timestamp))
})

it('an estimate that its page is sending is not sent before that has ended', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const name = `constructionEstimates.sending:${idOf(sampleLead(1))}`
  const page = navigator.locks.request(name, {}, () => ended)
  const sync = sendInBackground()
  await new Promise((resolve) => setImmediate(resolve))
  expect(bodies).toEqual([])
  end()
  await Promise.all([page, sync])
  expect(times()).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
})

describe('an estimate whose own page is frozen while sending it', () => {
  /** Shortens all time limits to a thousandth. */
  function shortenTimeouts() {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000))
  }

  /** Holds the lock of the first estimate until the returned function is called. */
  function freezePage() {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const name = `constructionEstimates.sending:${idOf(sampleLead(1))}`
    const page = navigator.locks.request(name, {}, () => ended)
    return async () => {
      end()
      await page
    }
  }

  it('stays stored, the others are sent, and the browser is told to try again', async () => {
    shortenTimeouts()
    const end = freezePage()
    await expect(sendInBackground()).rejects.toThrow('Not all stored estimates could be sent.')
    expect(times()).toEqual([sampleLead(2).timestamp])
    const { estimates } = await databaseStore().read()
    expect(estimates.map(({ estimate }) => estimate.timestamp)).toEqual([sampleLead(1).timestamp])
    await end()
    await sendInBackground()
    expect(times()).toEqual([sampleLead(2).timestamp, sampleLead(1).timestamp])
  })

  it('is no reason to try again if it was sent or deleted in the meantime', async () => {
    shortenTimeouts()
    const end = freezePage()
    const sync = sendInBackground()
    const estimate = estimateBackup(sampleLead(1), contact)
    await databaseStore().update((stored) => withRemoval(stored, [estimate], true))
    await expect(sync).resolves.toBeUndefined()
    expect(times()).toEqual([sampleLead(2).timestamp])
    await end()
  })
})
