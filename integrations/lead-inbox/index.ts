import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { defaultLimitBytes, leadInboxHandler, type LeadInboxOptions } from './leadInboxHandler.ts'

/**
 * Parses LEADS_LIMIT_BYTES; the default if it is not set.
 * @throws if it is not a whole number above 0
 */
export function parseLimit(text: string | undefined): number {
  if (!text) return defaultLimitBytes
  const bytes = Number(text)
  if (!Number.isSafeInteger(bytes) || bytes <= 0) {
    throw new Error(`LEADS_LIMIT_BYTES is "${text}"; it must be a whole number of bytes above 0.`)
  }
  return bytes
}

/** Mounts the inbox in Vite's development and preview servers, and logs its folder when the server starts. */
export function leadInbox({ folder, limitBytes }: LeadInboxOptions): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(leadInboxHandler({ folder, limitBytes }))
    server.httpServer?.once('listening', () => {
      server.config.logger.info(`Leads are stored as CSV files in ${folder}`)
    })
  }
  return { name: 'lead-inbox', configureServer: mount, configurePreviewServer: mount }
}
