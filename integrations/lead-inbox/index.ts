import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { defaultLimitBytes, leadInboxHandler, type LeadInboxOptions } from './leadInboxHandler.ts'

/**
 * The limit that LEADS_LIMIT_BYTES sets, or the default where it is not set.
 * @throws when it is no whole number of bytes above 0.
 */
export function limitFrom(text: string | undefined): number {
  if (!text) return defaultLimitBytes
  const bytes = Number(text)
  if (!Number.isSafeInteger(bytes) || bytes <= 0) {
    throw new Error(`LEADS_LIMIT_BYTES is no number of bytes: ${text}`)
  }
  return bytes
}

/** Mounts the inbox in Vite's development and preview servers, and says where leads land when one listens. */
export function leadInbox({ folder, limitBytes }: LeadInboxOptions): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(leadInboxHandler({ folder, limitBytes }))
    server.httpServer?.once('listening', () => {
      server.config.logger.info(`Leads land as CSV files in ${folder}`)
    })
  }
  return { name: 'lead-inbox', configureServer: mount, configurePreviewServer: mount }
}
