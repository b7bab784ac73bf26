import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createLeadInbox, type LeadInboxOptions } from './createLeadInbox.ts'
import { runLeadCommand } from './runLeadCommand.ts'

/** Mounts the inbox in Vite's development and preview servers. Links open the server's own site unless an origin is given. */
export function leadInbox({
  siteOrigin,
  ...others
}: LeadInboxOptions): Plugin<{ run: (args: readonly string[], port: number) => Promise<string> }> {
  const optionsFor = (port: number) => ({ ...others, siteOrigin: siteOrigin || `http://localhost:${port}` })
  const mount = ({ config, httpServer, middlewares }: ViteDevServer | PreviewServer, port: number) => {
    middlewares.use(createLeadInbox(optionsFor(port)))
    httpServer?.once('listening', () =>
      config.logger.info(`Leads are stored in ${others.folder}; open its leads.xlsx`),
    )
  }
  return {
    name: 'lead-inbox',
    api: { run: (args, port) => runLeadCommand(optionsFor(port), args) },
    configureServer: (server) => mount(server, server.config.server.port),
    configurePreviewServer: (server) => mount(server, server.config.preview.port),
  }
}
