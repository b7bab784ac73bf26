import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { leadInboxHandler } from './leadInboxHandler.ts'

export interface LeadInboxOptions {
  /** Where the CSV files are kept; made when the first lead comes. */
  readonly folder: string
}

/** Mounts the inbox in Vite's development and preview servers, and says where leads land when one listens. */
export function leadInbox({ folder }: LeadInboxOptions): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(leadInboxHandler(folder))
    server.httpServer?.once('listening', () => {
      server.config.logger.info(`Leads land as CSV files in ${folder}`)
    })
  }
  return { name: 'lead-inbox', configureServer: mount, configurePreviewServer: mount }
}
