import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from './site.ts'

/** A site with an inbox of its own. */
interface OwnSite {
  readonly url: string
  /** The folder that its inbox writes to. */
  readonly leads: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A browser test that can have a site and inbox of its own, which it can stop and start again. */
export const test = base.extend<{ ownSite: OwnSite }>({
  ownSite: async ({}, use) => {
    const port = await freePort()
    const leads = await mkdtemp(join(tmpdir(), 'leads-'))
    const url = `http://localhost:${port}`
    let server: ChildProcess | undefined
    const start = async () => {
      server = spawn(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'preview', '--port', `${port}`, '--strictPort'],
        {
          env: { ...process.env, LEADS_FOLDER: leads },
          stdio: 'ignore',
        },
      )
      await expect.poll(async () => (await fetch(url).catch(() => undefined))?.status).toBe(200)
    }
    const stop = async () => {
      const running = server
      if (!running || running.exitCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill()
      await ended
    }
    await start()
    await use({ url, leads, start, stop })
    await stop()
    await rm(leads, { recursive: true, force: true })
  },
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
