import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'

/** The folder of the inbox in the end-to-end suite; separate from that of a development server. */
export const leadsFolder = fileURLToPath(new URL('../../reports/e2e-leads', import.meta.url))

/** The folder of the inbox in the suite that runs in every engine. */
export const browsersLeadsFolder = fileURLToPath(new URL('../../reports/browsers-leads', import.meta.url))

/** One stored lead: its cells by column. */
export type LeadRow = Readonly<Record<string, string>>

/** The files of the inbox. */
export type LeadFileName = 'estimates.csv' | 'home-messages.csv' | 'project-enquiries.csv'

/** The leads of an e-mail address in a file of the inbox, as a spreadsheet shows them. Each test uses its own address. */
export async function leadsOf(
  email: string,
  fileName: LeadFileName,
  folder = leadsFolder,
): Promise<LeadRow[]> {
  const file = `${folder}/${fileName}`
  if (!existsSync(file)) return []
  const rows: LeadRow[] = parse(await readFile(file, 'utf8'), {
    bom: true,
    columns: true,
    cast: (cell) => cell.replace(/^="(.*)"$/, '$1'),
  })
  return rows.filter((row) => row['email'] === email)
}

/** The estimates of an e-mail address in the inbox. */
export function estimatesOf(email: string, folder = leadsFolder): Promise<LeadRow[]> {
  return leadsOf(email, 'estimates.csv', folder)
}
