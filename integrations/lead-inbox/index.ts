import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createLeadInbox, type LeadInboxOptions } from './createLeadInbox.ts'
import { runLeadCommand } from './runLeadCommand.ts'

/** Mounts the inbox in Vite's development and preview servers, and logs its folder when the server starts. */
export function leadInbox(
  options: LeadInboxOptions,
): Plugin<{ run: (args: readonly string[]) => Promise<string> }> {
  const mount = ({ config, httpServer, middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use(createLeadInbox(options))
    httpServer?.once('listening', () =>
      config.logger.info(`Leads are stored in ${options.folder}; open its leads.xlsx`),
    )
  }
  return {
    name: 'lead-inbox',
    api: { run: (args) => runLeadCommand(options, args) },
    configureServer: mount,
    configurePreviewServer: mount,
  }
}
