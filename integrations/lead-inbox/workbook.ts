import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteRows } from 'hucre'
import { openXlsx, saveXlsx, writeXlsx, type Cell, type RoundtripWorkbook, type Sheet } from 'hucre/xlsx'
import LeadRules, { type LeadFields, type LeadKind } from '../apps-script/LeadRules.js'
import { LeadFile } from './LeadFile.ts'

const { cellsOf, cellValueOf, contactOf, headingOf, indexOfColumn, isLink, kinds, rowOf, sheetColumnsOf } =
  LeadRules

/** A hidden sheet that lists the leads that were added: one whose row people delete isn't added again. */
const addedSheetName = 'Added leads'

/** The maximum number of characters in a cell of Excel. No text from the site is as long. */
const maxCellCharacters = 32_767

/**
 * Adds the leads that are not yet in the workbook, each below the last one of its sheet. All else stays as people have left
 * it; columns are found by their headings. Returns the path of the workbook; undefined if there are no leads.
 * @throws if the workbook can't be written now, such as while a spreadsheet program has it open
 */
export async function updateWorkbook(folder: string, siteOrigin = ''): Promise<string | undefined> {
  const read = async (kind: LeadKind) => ({ kind, leads: await new LeadFile(kind, folder).read() })
  const stored = await Promise.all([kinds.estimate, kinds.projectEnquiry, kinds.homeMessage].map(read))
  if (stored.every(({ leads }) => leads.length === 0)) return undefined

  const { path, state, workbook, addedSheet } = await openWorkbook(folder)
  const addedIds = new Set(addedSheet.rows.map(([id]) => id))
  const countBefore = addedIds.size
  const rowsOf = createRows(stored[0]?.leads ?? [], siteOrigin)
  for (const { kind, leads } of stored) {
    const newLeads = leads.filter((lead) => !addedIds.has(idOf(lead)))
    let sheet = workbook.sheets.find(({ name }) => name === kind.title)
    if (!sheet) {
      sheet = newSheet(kind)
      workbook.sheets.splice(workbook.sheets.indexOf(addedSheet), 0, sheet)
    }
    addRows(sheet, kind, newLeads.map(rowsOf))
    for (const lead of newLeads) addedIds.add(idOf(lead))
  }
  if (addedIds.size === countBefore) return path
  addedSheet.rows = [...addedIds].map((id) => [id ?? ''])
  await save(path, state, workbook)
  return path
}

/** Returns a function that makes the row of a lead, which counts the estimates of the same person before it. */
export function createRows(estimates: readonly LeadFields[], siteOrigin: string) {
  const contacts = estimates.map((one) => ({ ...contactOf(one), receivedAt: one['receivedAt'] ?? '' }))
  return (lead: LeadFields): LeadFields => {
    const earlier = contacts.filter(({ receivedAt }) => receivedAt < (lead['receivedAt'] ?? ''))
    return rowOf(lead, earlier, siteOrigin)
  }
}

/**
 * Deletes rows from all workbooks of a folder, also from sheets that people added, and returns a description of each. In a
 * workbook with formulas they are emptied, because formulas would refer to other rows. A dry run deletes nothing.
 * @throws if a workbook can't be read, or can't be written now; the others are complete
 */
export async function deleteFromWorkbooks(
  folder: string,
  isDeleted: (lead: LeadFields) => boolean,
  isDryRun = false,
): Promise<readonly string[]> {
  const deleted: string[] = []
  const files = (await readdir(folder)).filter((name) => /^leads(?:-\d+)?\.xlsx$/.test(name))
  for (const name of files) {
    await checkLock(folder, name)
    const path = join(folder, name)
    const state = await stateOf(path)
    const workbook = await openXlsx(await readFile(path), { readStyles: true }).catch(() => undefined)
    if (!workbook) throw new Error(`${path} can’t be read: repair, move or delete it, and try again.`)
    const before = deleted.length
    const hasFormulas = cellsIn(workbook).some(({ formula }) => formula)
    for (const sheet of workbook.sheets) {
      const columns = ['name', 'email', 'phone', 'mobile', 'received', 'receivedAt']
      const places = columns.map((column) => [column, indexOfColumn(sheet.rows[0] ?? [], column)] as const)
      const leadIn = (row: Sheet['rows'][number]) =>
        Object.fromEntries(places.map(([column, place]) => [column, textOf(row[place])]))
      const leads = Array.from(sheet.rows, (row = []) => leadIn(row))
      const doomed = leads.map((lead, index) => index > 0 && isDeleted(lead))
      for (const [index, lead] of leads.entries()) {
        const texts = Object.values(lead).filter((text) => text !== '')
        if (doomed[index]) deleted.push([sheet.name, `row ${index + 1}`, ...texts].join(', ') + ` (${path})`)
      }
      for (let end = doomed.length; end > 1; end -= 1) {
        const start = doomed.lastIndexOf(false, end - 1) + 1
        if (hasFormulas) emptyRows(sheet, start, end)
        else deleteRows(sheet, start, end - start)
        end = start
      }
    }
    if (deleted.length > before && !isDryRun) await save(path, state, workbook)
  }
  return deleted
}

const cellsIn = ({ sheets }: RoundtripWorkbook) => sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])])

/** The text of a value: spreadsheet programs make a date of a time that people type. */
const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? ''))

/** Writes a workbook, unless it has changed since it was read. */
async function save(path: string, state: string | undefined, workbook: RoundtripWorkbook) {
  // Spreadsheet programs store a URL in two parts, split at the #, of which `openXlsx` reads only the second.
  for (const cell of cellsIn(workbook)) {
    const { hyperlink, value } = cell
    if (hyperlink?.location && String(value).endsWith(`#${hyperlink.location}`))
      cell.hyperlink = { target: String(value) }
  }
  const temporary = `${path}.${process.pid}.tmp`
  try {
    await writeFile(temporary, await saveXlsx(workbook))
    if ((await stateOf(path)) !== state)
      throw new Error(`${path} was saved by another program meanwhile: try again.`)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

async function checkLock(folder: string, name: string) {
  const lock = (await readdir(folder)).find((file) => file === `.~lock.${name}#` || file === `~$${name}`)
  if (!lock) return
  throw new Error(`${join(folder, name)} is open in a spreadsheet program. If it isn't, delete ${lock}.`)
}

/** Opens the workbook, or the next one beside it if it can't be read; the last one is new. */
async function openWorkbook(folder: string) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'leads.xlsx' : `leads-${number}.xlsx`
    const path = join(folder, name)
    const state = await stateOf(path)
    await checkLock(folder, name)
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

function newSheet(kind: LeadKind): Sheet {
  const columns = sheetColumnsOf(kind).map((column) => ({
    width: Math.max(18, headingOf(column).length + 2),
  }))
  return { name: kind.title, rows: [[]], columns, freezePane: { rows: 1 } }
}

function addRows(sheet: Sheet, kind: LeadKind, rows: readonly LeadFields[]) {
  const headings = (sheet.rows[0] ??= [])
  // Leads of earlier versions may have had more columns.
  const filled = rows.flatMap((row) => Object.keys(row).filter((column) => row[column] !== ''))
  const columns = [...new Set([...sheetColumnsOf(kind), ...filled])]
  for (const column of columns.filter((name) => indexOfColumn(headings, name) === -1)) {
    setCell(sheet, 0, headings.length, { value: headingOf(column), style: { font: { bold: true } } })
  }
  const places = columns.map((column) => [column, indexOfColumn(headings, column)] as const)
  const isLead = (row: Sheet['rows'][number]) =>
    places.some(([column, place]) => column !== 'status' && (row[place] ?? '') !== '')
  // People may have filled columns of their own further down.
  const start = sheet.rows.findLastIndex(isLead) + 1
  for (const [index, row] of rows.entries()) {
    const texts = Object.entries(row).map(([column, text]) => [column, writableText(text)] as const)
    const cells = cellsOf(Object.fromEntries(texts))
    for (const [column, place] of places) {
      const text = cells[column] ?? ''
      const value = cellValueOf(column, text.slice(0, maxCellCharacters))
      // Text stays text if somebody edits the cell.
      const style = { numFmt: typeof value === 'number' ? '#,##0' : '@' }
      const link = { hyperlink: { target: text }, style: { ...style, font: linkFont } }
      if (text !== '')
        setCell(sheet, start + index, place, { value, style, ...(isLink(column, text) && link) })
    }
  }
}

const linkFont = { underline: true, color: { rgb: '0563C1' } }

/** A text without what the format of a workbook can't contain. */
function writableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
}

function setCell(sheet: Sheet, row: number, column: number, cell: Omit<Cell, 'type'>) {
  const cells = (sheet.cells ??= new Map<string, Cell>())
  const key = `${row},${column}`
  const type = typeof cell.value === 'number' ? 'number' : 'string'
  cells.set(key, { ...cell, type, style: { ...cells.get(key)?.style, ...cell.style } })
  while (sheet.rows.length <= row) sheet.rows.push([])
  const values = sheet.rows[row] ?? []
  while (values.length < column) values.push(null)
  values[column] = cell.value
}

/** Empties the cells of rows, except formulas. */
function emptyRows({ rows, cells }: Sheet, start: number, end: number) {
  for (const [index, row] of rows.slice(start, end).entries()) {
    for (const column of row.keys()) {
      const key = `${start + index},${column}`
      if (cells?.get(key)?.formula) continue
      cells?.delete(key)
      row[column] = null
    }
  }
}
