import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import LeadRules, { type LeadFields } from '../apps-script/LeadRules.js'
import { LeadFile } from './LeadFile.ts'
import { deleteFromWorkbooks, updateWorkbook } from './workbook.ts'

const { isExpired, isOfPerson, kinds } = LeadRules

const usage = `Usage:
  npm run leads                                          adds what is missing to the workbook
  npm run leads -- backup [folder]                       copies the leads
  npm run leads -- delete <e-mail or phone> [--dry-run]  deletes all leads of a person
  npm run leads -- expire [--dry-run]                    deletes leads that are older than twelve months`

/**
 * Runs a command for the leads of a folder, and returns what it has done as text.
 * @throws if the command is unknown or can't be carried out; then nothing is lost
 */
export async function runLeadCommand(
  { folder, siteOrigin }: { readonly folder: string; readonly siteOrigin?: string | undefined },
  args: readonly string[],
): Promise<string> {
  const isDryRun = args.includes('--dry-run')
  const [command, ...words] = args.filter((word) => word !== '--dry-run')
  const value = words.join(' ').trim()
  let isDeleted: ((lead: LeadFields) => boolean) | undefined
  if (command === 'delete' && value !== '') isDeleted = isOfPerson(value)
  else if (command === 'expire' && value === '') isDeleted = isExpired()
  else if (args.length > 0 && (command !== 'backup' || isDryRun)) throw new Error(usage)

  const noLeads = `There are no leads in ${folder} yet.`
  if (!existsSync(folder)) return noLeads
  if (isDeleted) return deleteLeads(folder, isDeleted, isDryRun)
  if (command === 'backup') return backUp(folder, value)
  const path = await updateWorkbook(folder, siteOrigin)
  return path ? `All leads are in ${path}` : noLeads
}

/** The folder of the backups, in that of the leads. */
const backups = 'backups'

async function backUp(folder: string, target: string) {
  if (target !== '' && !existsSync(target))
    throw new Error(`There is no folder ${target}, such as that of a USB stick. Nothing was copied.`)
  const files = (await readdir(folder)).filter((name) => /\.jsonl$|^leads.*\.xlsx$/.test(name))
  const copy = join(target || join(folder, backups), new Date().toISOString().replaceAll(':', '-'))
  await mkdir(copy, { recursive: true })
  for (const file of files) await copyFile(join(folder, file), join(copy, file))
  return `${files.join(', ')}: copied to ${copy}`
}

/** Deletes leads from the files and the workbooks of a folder and its backups, or only lists them. */
async function deleteLeads(folder: string, isDeleted: (lead: LeadFields) => boolean, isDryRun: boolean) {
  const copies = await readdir(join(folder, backups), { withFileTypes: true }).catch(() => [])
  const copied = copies.flatMap((entry) => (entry.isDirectory() ? join(folder, backups, entry.name) : []))
  const folders = [folder, ...copied]
  const rows: string[] = []
  // Before anything is deleted, because a workbook may be open or damaged.
  for (const one of folders) rows.push(...(await deleteFromWorkbooks(one, isDeleted, true)))
  const lines: string[] = []
  for (const one of folders) {
    for (const kind of Object.values(kinds)) {
      const file = new LeadFile(kind, one)
      for (const lead of (await file.read()).filter(isDeleted)) {
        lines.push(`${kind.name}, ${lead['receivedAt']}, ${lead['name']}, ${lead['email']} (${one})`)
      }
      if (!isDryRun) await file.delete(isDeleted)
    }
    if (!isDryRun) await deleteFromWorkbooks(one, isDeleted)
  }
  const counts = `${lines.length} in the files, ${rows.length} rows in workbooks.`
  return [...lines, ...rows, `${isDryRun ? 'Would be deleted' : 'Deleted'} in ${folder}: ${counts}`].join(
    '\n',
  )
}
