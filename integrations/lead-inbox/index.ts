import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createLeadInbox, defaultLimitBytes, type LeadInboxOptions } from './createLeadInbox.ts'

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
export function leadInbox(options: LeadInboxOptions): Plugin {
  const mount = ({ config, httpServer, middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use(createLeadInbox(options))
    httpServer?.once('listening', () =>
      config.logger.info(`Leads are stored as CSV files in ${options.folder}`),
    )
  }
  return { name: 'lead-inbox', configureServer: mount, configurePreviewServer: mount }
}
