import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { freePort } from './freePort.ts'
import { test as base } from './site.ts'

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
    let server: PreviewServer | undefined
    const start = async () => {
      // vite.config.ts reads it while the server starts.
      process.env['LEADS_FOLDER'] = leads
      server = await preview({ logLevel: 'silent', preview: { port, strictPort: true } })
    }
    const stop = async () => {
      await server?.close()
      server = undefined
    }
    await start()
    await use({ url: `http://localhost:${port}`, leads, start, stop })
    await stop()
    await rm(leads, { recursive: true, force: true })
  },
})
