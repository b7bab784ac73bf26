import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'playwright/test'

/** One stored lead: its cells by column. */
export type LeadRow = Readonly<Record<string, string>>

/** The files of the inbox. */
export type LeadFileName = 'estimates.jsonl' | 'home-messages.jsonl' | 'project-enquiries.jsonl'

/** The leads of an e-mail address in a file of the suite’s inbox, as a spreadsheet shows them. Each test uses its own address. */
export async function leadsOf(email: string, fileName: LeadFileName): Promise<LeadRow[]> {
  const file = `${test.info().project.outputDir}/leads/${fileName}`
  if (!existsSync(file)) return []
  // The last line is empty.
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
  const rows = lines.map((line): LeadRow => JSON.parse(line))
  return rows.filter((row) => row['email'] === email)
}

/** The estimates of an e-mail address in the inbox. */
export function estimatesOf(email: string): Promise<LeadRow[]> {
  return leadsOf(email, 'estimates.jsonl')
}
