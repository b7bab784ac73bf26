import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { freePort } from './freePort.ts'
import { test as base } from './site.ts'

/** A site with its own inbox. */
interface OwnSite {
  readonly url: string
  /** The folder in which its inbox stores leads. */
  readonly leadsFolder: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A test with its own site and inbox, which it can stop and start. */
export const test = base.extend<{ ownSite: OwnSite }>({
  ownSite: async ({}, use) => {
    const port = await freePort()
    const leadsFolder = await mkdtemp(join(tmpdir(), 'leads-'))
    let server: PreviewServer | undefined
    const start = async () => {
      // Read by vite.config.ts when the server starts.
      process.env['LEADS_FOLDER'] = leadsFolder
      server = await preview({ logLevel: 'silent', preview: { port, strictPort: true } })
    }
    const stop = async () => {
      await server?.close()
      server = undefined
    }
    await start()
    await use({ url: `http://localhost:${port}`, leadsFolder, start, stop })
    await stop()
    await rm(leadsFolder, { recursive: true, force: true })
  },
})
