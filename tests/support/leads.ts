import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'

/** Where the inbox of the end-to-end suites writes, apart from the leads of a site that runs beside them. */
export const leadsFolder = fileURLToPath(new URL('../../reports/e2e-leads', import.meta.url))

/** The same for the suite that runs in every engine. */
export const browsersLeadsFolder = fileURLToPath(new URL('../../reports/browsers-leads', import.meta.url))

/** One kept lead: the column's name and the cell's text. */
export type LeadRow = Readonly<Record<string, string>>

/** The files of the inbox. */
export type LeadFileName = 'estimates.csv' | 'home-messages.csv' | 'project-enquiries.csv'

/** What a file of the inbox holds for an e-mail address, which a test makes its own. */
export async function leadsOf(
  email: string,
  fileName: LeadFileName,
  folder = leadsFolder,
): Promise<LeadRow[]> {
  const file = `${folder}/${fileName}`
  if (!existsSync(file)) return []
  const rows: LeadRow[] = parse(await readFile(file, 'utf8'), { columns: true })
  return rows.filter((row) => row['email'] === email)
}

/** The estimates that the inbox holds for an e-mail address. */
export function estimatesOf(email: string, folder = leadsFolder): Promise<LeadRow[]> {
  return leadsOf(email, 'estimates.csv', folder)
}
