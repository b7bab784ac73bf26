import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { columnOf, siteOrigin, type Fields } from '../lead-inbox/inbox'

const folder = join(import.meta.dirname, '../../../integrations/apps-script')

/** The files, in an order in which no file can use another one while it is loaded. */
const scripts = ['Code.js', 'LeadRules.js'].map(
  (file) => new Script(readFileSync(join(folder, file), 'utf8'), { filename: file }),
)

/** A cell: a text, or what Google Sheets has made of it. */
type Cell = string | number | boolean | Date | { readonly formula: string }

/** An e-mail as the script has sent it. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly replyTo?: string
  readonly htmlBody?: string
}

/** The maximum number of characters in a cell. Source: https://support.google.com/drive/answer/37603 */
const maxCellCharacters = 50_000

/** The cell that Sheets makes of a value written by a script, which it reads like typed input. */
function typed(value: string | number): Cell {
  if (typeof value === 'number') return value
  if (value.length > maxCellCharacters) {
    throw new Error('Your input contains more than the maximum of 50000 characters in a single cell.')
  }
  if (value.startsWith("'")) return value.slice(1)
  if (/^[=+-]./s.test(value)) return { formula: value }
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value)
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return new Date(value)
  return value
}

/** A sheet of 1,000 rows and 26 columns, as Google creates it. */
class FakeSheet {
  cells: Cell[][] = []
  #flushed: Cell[][] = []
  #size = { rows: 1000, columns: 26 }
  readonly #onWrite: () => void

  constructor(onWrite: () => void) {
    this.#onWrite = onWrite
  }

  flush() {
    this.#flushed = this.cells.map((row) => [...row])
  }

  discardUnflushed() {
    this.replaceCells(this.#flushed)
  }

  replaceCells(cells: readonly (readonly Cell[])[]) {
    this.cells = cells.map((row) => [...row])
    this.#size.columns = Math.max(this.#size.columns, ...cells.map((row) => row.length))
  }

  getMaxRows() {
    return this.#size.rows
  }

  getMaxColumns() {
    return this.#size.columns
  }

  insertRowAfter() {
    this.#size.rows += 1
  }

  insertColumnsAfter(_column: number, count: number) {
    this.#size.columns += count
  }

  insertColumnAfter() {
    this.#size.columns += 1
  }

  setFrozenRows() {}

  deleteRow(row: number) {
    this.#onWrite()
    this.cells.splice(row - 1, 1)
    this.#size.rows -= 1
  }

  getDataRange() {
    const width = Math.max(1, ...this.cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
    return this.getRange(1, 1, Math.max(1, this.cells.length), width)
  }

  getRange(row: number, column: number, rowCount = 1, columnCount = 1) {
    const { rows, columns } = this.#size
    const isInside = row >= 1 && column >= 1 && rowCount >= 1 && columnCount >= 1
    if (!isInside || row + rowCount - 1 > rows || column + columnCount - 1 > columns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.')
    }
    const down = Array.from({ length: rowCount }, (_, index) => row - 1 + index)
    const right = Array.from({ length: columnCount }, (_, index) => column - 1 + index)
    const setValues = (values: readonly (readonly (string | number)[])[]) => {
      this.#onWrite()
      for (const [index, at] of down.entries()) {
        while (this.cells.length <= at) this.cells.push([])
        for (const [offset, to] of right.entries()) {
          const cells = this.cells[at] ?? []
          while (cells.length < to) cells.push('')
          cells[to] = typed(values[index]?.[offset] ?? '')
        }
      }
    }
    return {
      setNumberFormat() {
        return this
      },
      setValues,
      setValue: (value: string | number) => setValues([[value]]),
      // A link is a text that isn't read like typed input.
      setRichTextValue: (link: string) => setValues([[`'${link}`]]),
      getValues: () => down.map((at) => right.map((from) => this.cells[at]?.[from] ?? '')),
    }
  }
}

/**
 * Runs the web app of integrations/apps-script with fakes of the Google services that it uses, which follow the limits
 * and errors of https://developers.google.com/apps-script/reference.
 */
export function startWebApp(settings: Fields = {}) {
  const properties: Record<string, string> = {
    SPREADSHEET_URL: 'https://docs.google.com/spreadsheets/d/test/edit',
    NOTIFY_EMAIL: 'office@example.com',
    SITE_ORIGIN: siteOrigin,
    ...settings,
  }
  const sheets = new Map<string, FakeSheet>()
  const emails: Email[] = []
  const log: string[] = []
  const state = {
    isLocked: false,
    isLockTaken: false,
    quota: 100,
    isBroken: false,
    isFlushBroken: false,
    unlockedWrites: 0,
  }

  const spreadsheet = {
    getUrl: () => properties['SPREADSHEET_URL'],
    getName: () => 'Leads',
    copy: (name: string) => ({ getUrl: () => `https://docs.google.com/${name}` }),
    getSheetByName: (name: string) => sheets.get(name) ?? null,
    insertSheet: (name: string) => {
      if (sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`)
      const sheet = new FakeSheet(() => {
        if (state.isBroken) throw new Error('Service Spreadsheets failed while accessing document.')
        if (!state.isLocked) state.unlockedWrites += 1
      })
      sheets.set(name, sheet)
      return sheet
    },
  }

  const services = {
    // Tests set the time of these.
    Date,
    console: { error: () => undefined, log: (text: string) => log.push(text) },
    SpreadsheetApp: {
      openByUrl: (url: string) => {
        if (url !== properties['SPREADSHEET_URL']) throw new Error('Invalid argument: url')
        return spreadsheet
      },
      newRichTextValue: () => ({
        setText: (text: string) => ({ setLinkUrl: () => ({ build: () => text }) }),
      }),
      flush: () => {
        for (const sheet of sheets.values()) {
          if (state.isFlushBroken) sheet.discardUnflushed()
          else sheet.flush()
        }
        if (state.isFlushBroken) throw new Error('Service Spreadsheets timed out while accessing document.')
      },
    },
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => properties[name] ?? null,
        setProperty: (name: string, value: string) => {
          properties[name] = value
        },
        deleteProperty: (name: string) => {
          delete properties[name]
        },
      }),
    },
    LockService: {
      getScriptLock: () => ({
        waitLock: () => {
          if (state.isLockTaken) {
            throw new Error('Lock timeout: another process was holding the lock for too long.')
          }
          state.isLocked = true
        },
        releaseLock: () => {
          state.isLocked = false
        },
      }),
    },
    MailApp: {
      getRemainingDailyQuota: () => state.quota,
      sendEmail: (email: Email) => {
        if (state.quota === 0) throw new Error('Service invoked too many times for one day: email.')
        if (/[\r\n]/.test(email.subject)) throw new Error('Invalid argument: subject')
        if (email.replyTo !== undefined && !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email.replyTo)) {
          throw new Error(`Invalid email: ${email.replyTo}`)
        }
        state.quota -= 1
        emails.push(email)
      },
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({
        getContent: () => text,
        setMimeType() {
          return this
        },
      }),
    },
  }
  const context = createContext(services)
  for (const script of scripts) script.runInContext(context)

  const call = (name: string, event?: unknown): unknown => {
    const handler: unknown = Reflect.get(context, name)
    if (typeof handler !== 'function') throw new Error(`${name} is not a function of the web app.`)
    const result: unknown = handler(event)
    // At its end, a script writes what it has not flushed.
    for (const sheet of sheets.values()) sheet.flush()
    return result
  }

  return {
    state,
    emails,
    log,
    properties,
    /** Runs a function like somebody in the script editor. */
    run: (name: 'setUp' | 'backUp' | 'deletePerson' | 'deleteOldLeads') => call(name),
    setUp: () => call('setUp'),
    /** The text that a browser shows. */
    open: () => contentOf(call('doGet')),
    /** Posts a URL-encoded form like the site; throws what the script throws. */
    post: (fields: Fields | URLSearchParams) =>
      contentOf(call('doPost', eventOf(new URLSearchParams(fields)))),
    sheetNames: () => [...sheets.keys()],
    /** Changes the cells of a sheet, as people do. */
    edit: (name: string, change: (cells: Cell[][]) => Cell[][]) => {
      const sheet = sheets.get(name)
      sheet?.replaceCells(change(sheet.getDataRange().getValues()))
    },
    /** The rows of a sheet, by the names of their columns; cells after the last heading are in `rest`. */
    rowsOf: (name: string): Readonly<Record<string, Cell>>[] => {
      const [headings = [], ...rows] = sheets.get(name)?.cells ?? []
      return rows.map((cells) => {
        const row = headings.map((heading, index) => [columnOf(heading), cells[index] ?? ''] as const)
        const rest = cells.slice(headings.length).join('')
        return Object.fromEntries(rest === '' ? row : [...row, ['rest', rest] as const])
      })
    },
  }
}

function contentOf(output: unknown): string {
  if (typeof output !== 'object' || output === null || !('getContent' in output))
    throw new Error('No output.')
  return typeof output.getContent === 'function' ? String(output.getContent()) : ''
}

/** The event of a POST. Source: https://developers.google.com/apps-script/guides/web#request_parameters */
function eventOf(form: URLSearchParams) {
  const contents = form.toString()
  const parameters = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))
  return {
    queryString: '',
    parameter: Object.fromEntries(Object.entries(parameters).map(([name, [first]]) => [name, first])),
    parameters,
    contentLength: contents.length,
    contextPath: '',
    postData: {
      length: contents.length,
      type: 'application/x-www-form-urlencoded',
      contents,
      name: 'postData',
    },
  }
}
