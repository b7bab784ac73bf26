import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The folder of the inbox in the end-to-end suite; separate from that of a development server. */
export const leadsFolder = fileURLToPath(new URL('../../reports/e2e-leads', import.meta.url))

/** The folder of the inbox in the suite that runs in every engine. */
export const browsersLeadsFolder = fileURLToPath(new URL('../../reports/browsers-leads', import.meta.url))

/** One stored lead: its cells by column. */
export type LeadRow = Readonly<Record<string, string>>

/** The files of the inbox. */
export type LeadFileName = 'estimates.jsonl' | 'home-messages.jsonl' | 'project-enquiries.jsonl'

/** The leads of an e-mail address in a file of the inbox. Each test uses its own address. */
export async function leadsOf(
  email: string,
  fileName: LeadFileName,
  folder = leadsFolder,
): Promise<LeadRow[]> {
  const file = `${folder}/${fileName}`
  if (!existsSync(file)) return []
  // The last line is empty.
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
  const rows = lines.map((line): LeadRow => JSON.parse(line))
  return rows.filter((row) => row['email'] === email)
}

/** The estimates of an e-mail address in the inbox. */
export function estimatesOf(email: string, folder = leadsFolder): Promise<LeadRow[]> {
  return leadsOf(email, 'estimates.jsonl', folder)
}
