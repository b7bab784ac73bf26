import { resolveConfig } from 'vite'

/** `npm run leads`: adds the leads that are not yet in the workbook, such as those that arrived while it was open. */
const { plugins } = await resolveConfig({}, 'serve')
const inbox = plugins.find(({ name }) => name === 'lead-inbox')
try {
  const path = await inbox?.api.update()
  console.log(path ? `All leads are in ${path}` : 'There are no leads yet.')
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
