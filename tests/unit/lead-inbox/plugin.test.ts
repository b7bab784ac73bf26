import type { Server } from 'node:http'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogger, createServer, preview, type InlineConfig } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { leadInbox } from '../../../integrations/lead-inbox/index.ts'
import { homeMessage, homePath, leadsIn, newFolder, postMultipart } from './inbox'

/** A site with one page in its own folder, and the messages that its servers log. */
async function newSite() {
  const root = await newFolder()
  const folder = join(root, 'leads')
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist/index.html'), '<!doctype html><title>Site</title>')
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Site</title>')
  const logged: string[] = []
  const customLogger = createLogger('silent')
  customLogger.info = (message) => {
    logged.push(message)
  }
  const where = { host: '127.0.0.1', port: 0 }
  const config: InlineConfig = {
    root,
    customLogger,
    configFile: false,
    plugins: [leadInbox({ folder })],
    preview: where,
    server: { ...where, watch: null, ws: false },
  }
  return { config, folder, logged }
}

function urlOf(server: Pick<Server, 'address'> | null): string {
  const address = server?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

const servers = {
  preview: async (config: InlineConfig) => {
    const server = await preview(config)
    onTestFinished(() => server.close())
    return urlOf(server.httpServer as Server)
  },
  development: async (config: InlineConfig) => {
    const server = await createServer(config)
    onTestFinished(() => server.close())
    await server.listen()
    return urlOf(server.httpServer as Server)
  },
}

it.each(['preview', 'development'] as const)(
  'the %s server stores leads, logs where, and still serves its pages',
  async (kind) => {
    const { config, folder, logged } = await newSite()
    const url = await servers[kind](config)

    const response = await postMultipart(url + homePath, homeMessage)
    const page = await fetch(`${url}/`, { headers: { Accept: 'text/html' } })

    expect(await response.json()).toMatchObject({ success: 'true' })
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(1)
    expect(logged).toContain(`Leads are stored as CSV files in ${folder}`)
    expect(await page.text()).toContain('<title>Site</title>')
  },
)
