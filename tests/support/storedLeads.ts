import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { test } from 'playwright/test'

/** One stored lead: its cells by column. */
export type LeadRow = Readonly<Record<string, string>>

/** The files of the inbox. */
export type LeadFileName = 'estimates.csv' | 'home-messages.csv' | 'project-enquiries.csv'

/** The leads of an e-mail address in a file of the suite’s inbox, as a spreadsheet shows them. Each test uses its own address. */
export async function leadsOf(email: string, fileName: LeadFileName): Promise<LeadRow[]> {
  const file = `${test.info().project.outputDir}/leads/${fileName}`
  if (!existsSync(file)) return []
  const rows: LeadRow[] = parse(await readFile(file, 'utf8'), {
    bom: true,
    columns: true,
    cast: (cell) => cell.replace(/^="(.*)"$/, '$1'),
  })
  return rows.filter((row) => row['email'] === email)
}

/** The estimates of an e-mail address in the inbox. */
export function estimatesOf(email: string): Promise<LeadRow[]> {
  return leadsOf(email, 'estimates.csv')
}
