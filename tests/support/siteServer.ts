import { fileURLToPath } from 'node:url'

/** The server of a suite: the built site and the lead inbox. Its leads are in the suite’s output folder, which Playwright empties first. */
export function siteServer(port: number, suite: string) {
  return {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { LEADS_FOLDER: `reports/${suite}/leads` },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  }
}
