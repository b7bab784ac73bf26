import { resolveConfig } from 'vite'

/** `npm run leads`: adds the leads that are not yet in the workbook, or backs up or deletes leads. */
const { plugins, server } = await resolveConfig({}, 'serve')
const inbox = plugins.find(({ name }) => name === 'lead-inbox')
try {
  console.log(await inbox?.api.run(process.argv.slice(2), server.port))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
