import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openXlsx, saveXlsx, writeXlsx, type CellStyle, type Sheet } from 'hucre/xlsx'
import LeadRules, { type LeadFields, type LeadKind } from '../apps-script/LeadRules.js'
import { LeadFile } from './LeadFile.ts'

const { cellsOf, columnsOf, isNumeric, kinds } = LeadRules

/** A hidden sheet that lists the leads that were added: one whose row people delete isn't added again. */
const addedSheetName = 'Added leads'

/** The maximum number of characters in a cell of Excel. No text from the site is as long. */
const maxCellCharacters = 32_767

/**
 * Adds the leads that are not yet in the workbook, each below the last one of its sheet. All else stays as people have left
 * it; columns are found by their headings. Returns the path of the workbook; undefined if there are no leads.
 * @throws if the workbook can't be written now, such as while a spreadsheet program has it open
 */
export async function updateWorkbook(folder: string): Promise<string | undefined> {
  const read = async (kind: LeadKind) => ({ kind, leads: await new LeadFile(kind, folder).read() })
  const stored = await Promise.all([kinds.estimate, kinds.projectEnquiry, kinds.homeMessage].map(read))
  if (stored.every(({ leads }) => leads.length === 0)) return undefined

  const { path, state, workbook, addedSheet } = await openWorkbook(folder)
  const addedIds = new Set(addedSheet.rows.map(([id]) => id))
  const countBefore = addedIds.size
  for (const { kind, leads } of stored) {
    const newLeads = leads.filter((lead) => !addedIds.has(idOf(lead)))
    let sheet = workbook.sheets.find(({ name }) => name === kind.title)
    if (!sheet) {
      sheet = newSheet(kind)
      workbook.sheets.splice(workbook.sheets.indexOf(addedSheet), 0, sheet)
    }
    addLeads(sheet, kind, newLeads)
    for (const lead of newLeads) addedIds.add(idOf(lead))
  }
  if (addedIds.size === countBefore) return path
  addedSheet.rows = [...addedIds].map((id) => [id ?? ''])

  const temporary = `${path}.${process.pid}.tmp`
  try {
    await writeFile(temporary, await saveXlsx(workbook))
    if ((await stateOf(path)) !== state) throw new Error(`${path} was saved by another program meanwhile.`)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
  return path
}

/** Opens the workbook, or the next one beside it if it can't be read; the last one is new. */
async function openWorkbook(folder: string) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'leads.xlsx' : `leads-${number}.xlsx`
    const path = join(folder, name)
    const state = await stateOf(path)
    const lock = (await readdir(folder)).find((file) => file === `.~lock.${name}#` || file === `~$${name}`)
    if (lock) throw new Error(`${path} is open in a spreadsheet program. If it isn't, delete ${lock}.`)
    const newSheets = [{ name: addedSheetName, hidden: true, rows: [] }]
    const bytes = state === undefined ? await writeXlsx({ sheets: newSheets }) : await readFile(path)
    const workbook = await openXlsx(bytes, { readStyles: true }).catch(() => undefined)
    const addedSheet = workbook?.sheets.find((sheet) => sheet.name === addedSheetName)
    if (workbook && addedSheet) return { path, state, workbook, addedSheet }
    console.warn(
      `${path} can’t be read, or has no hidden sheet "${addedSheetName}". The leads are in another workbook beside it.`,
    )
  }
}

/** The size and time of a file; undefined if it doesn't exist. */
async function stateOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && `${found.size} ${found.mtimeMs}`
}

function idOf(lead: LeadFields): string {
  return createHash('sha256').update(JSON.stringify(lead)).digest('hex').slice(0, 20)
}

function newSheet({ title: name }: LeadKind): Sheet {
  return { name, rows: [[]], freezePane: { rows: 1 } }
}

function addLeads(sheet: Sheet, kind: LeadKind, leads: readonly LeadFields[]) {
  const headings = (sheet.rows[0] ?? []).map(String)
  // Files of earlier versions may have had more columns.
  const columns = [...new Set([...columnsOf(kind), ...leads.flatMap(Object.keys)])]
  for (const column of columns.filter((name) => !headings.includes(name))) {
    headings.push(column)
    setCell(sheet, 0, headings.length - 1, column, { font: { bold: true } })
  }
  const isLead = (row: Sheet['rows'][number]) =>
    columns.some((column) => (row[headings.indexOf(column)] ?? '') !== '')
  // People may have filled columns of their own further down.
  const start = sheet.rows.findLastIndex(isLead) + 1
  for (const [index, lead] of leads.entries()) {
    const texts = Object.entries(lead).map(([column, text]) => [column, writableText(text)] as const)
    for (const [column, text] of Object.entries(cellsOf(Object.fromEntries(texts)))) {
      if (text === '') continue
      const isAmount = isNumeric(kind, column) && /^\d{1,15}$/.test(text)
      const value = isAmount ? Number(text) : text.slice(0, maxCellCharacters)
      // Text stays text if somebody edits the cell.
      setCell(sheet, start + index, headings.indexOf(column), value, { numFmt: isAmount ? '#,##0' : '@' })
    }
  }
}

/** A text without what the format of a workbook can't contain. */
function writableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
}

function setCell(sheet: Sheet, row: number, column: number, value: string | number, style: CellStyle) {
  const cells = (sheet.cells ??= new Map())
  const key = `${row},${column}`
  const type = typeof value === 'number' ? 'number' : 'string'
  cells.set(key, { value, type, style: { ...cells.get(key)?.style, ...style } })
  while (sheet.rows.length <= row) sheet.rows.push([])
  const values = sheet.rows[row] ?? []
  while (values.length < column) values.push(null)
  values[column] = value
}
