/*
 * An Apps Script web app that stores project enquiries and estimates in a Google spreadsheet and notifies the firm by
 * e-mail. README.md explains how to install it; the rules are in LeadRules.js. The names of the functions that only this
 * file uses end with _, which keeps them off Google's list of functions to run.
 * Google services: https://developers.google.com/apps-script/reference
 */

/** @typedef {import('./LeadRules.js').FormTexts} FormTexts */

/** A cell of Google Sheets holds 50,000 characters, an apostrophe included. No text from the site is as long. */
const maxCellCharacters = 49_000

/** Creates the sheets and sends a test e-mail. Run it once after the installation, and whenever a property changes. */
function setUp() {
  const spreadsheet = openSpreadsheet_()
  const { projectEnquiry, estimate } = LeadRules.kinds
  for (const kind of [projectEnquiry, estimate]) openSheet_(spreadsheet, kind)
  MailApp.sendEmail({
    to: setting_('NOTIFY_EMAIL'),
    subject: 'The receiver of leads is set up',
    body: `Leads are stored in ${spreadsheet.getUrl()}`,
  })
}

/**
 * Called by Google when the site sends a lead. Throws if it can't be stored: Google then answers with a page that other
 * sites may not read, so the site's request fails, and the visitor is told or the estimate is sent again later.
 * @param {GoogleAppsScript.Events.DoPost} event
 */
function doPost({ parameters }) {
  const lock = LockService.getScriptLock()
  lock.waitLock(20_000)
  try {
    receive_(parameters)
  } finally {
    lock.releaseLock()
  }
  return ContentService.createTextOutput('{"result":"success"}').setMimeType(ContentService.MimeType.JSON)
}

/** Called by Google when somebody opens the web app in a browser. */
function doGet() {
  return ContentService.createTextOutput('This web app receives leads.')
}

/** @param {FormTexts} form */
function receive_(form) {
  const kind = 'timestamp' in form ? LeadRules.kinds.estimate : LeadRules.kinds.projectEnquiry
  const spreadsheet = openSpreadsheet_()
  const sheet = openSheet_(spreadsheet, kind)
  const receivedAt = store_(sheet, kind, form)
  if (!receivedAt) return
  try {
    notify_(sheet, kind, spreadsheet.getUrl(), receivedAt)
  } catch (error) {
    // The lead is stored, and will be in the next e-mail. The site must not send it again.
    console.error(error)
  }
}

/** @param {'SPREADSHEET_URL' | 'NOTIFY_EMAIL'} name */
function setting_(name) {
  const value = (PropertiesService.getScriptProperties().getProperty(name) || '').trim()
  if (value === '') throw new Error(`The script property ${name} is not set. See README.md, step 3.`)
  return value
}

function openSpreadsheet_() {
  return SpreadsheetApp.openByUrl(setting_('SPREADSHEET_URL'))
}

/**
 * The columns of a sheet. The last one says what is wrong with a request that isn't from the site, which can't be refused.
 * @param {import('./LeadRules.js').LeadKind} kind
 */
function columnsOf_(kind) {
  return [...LeadRules.columnsOf(kind), 'remarks']
}

/**
 * @param {GoogleAppsScript.Spreadsheet.Spreadsheet} spreadsheet
 * @param {import('./LeadRules.js').LeadKind} kind
 */
function openSheet_(spreadsheet, kind) {
  const existing = spreadsheet.getSheetByName(kind.title)
  if (existing) return existing
  const sheet = spreadsheet.insertSheet(kind.title)
  const columns = columnsOf_(kind)
  // Plain text, so that Sheets doesn't turn phone numbers into numbers and times into dates.
  sheet.getRange(1, 1, sheet.getMaxRows(), columns.length).setNumberFormat('@')
  sheet.appendRow(columns.map(asText_))
  sheet.setFrozenRows(1)
  return sheet
}

/**
 * The cells of the last leads in a sheet, as texts.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {number} limit How many leads.
 * @param {number} width How many cells of each.
 */
function rowsOf_(sheet, limit, width) {
  const count = Math.min(sheet.getLastRow() - 1, limit)
  if (count < 1) return []
  return sheet
    .getRange(sheet.getLastRow() - count + 1, 1, count, width)
    .getValues()
    .map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell))))
}

/**
 * Stores a lead; returns its time of arrival, or undefined if it is stored already.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {import('./LeadRules.js').LeadKind} kind
 * @param {FormTexts} form
 */
function store_(sheet, kind, form) {
  const receivedAt = new Date().toISOString()
  const texts = Object.fromEntries(Object.entries(form).map(([field, given]) => [field, given.join(' | ')]))
  const remarks = LeadRules.problemsOf(kind, form).join(' ')
  const cells = LeadRules.cellsOf(kind, LeadRules.cleaned({ ...texts, receivedAt }), remarks)
  const identity = LeadRules.identityOf(kind, cells)
  const stored = identity ? rowsOf_(sheet, Infinity, columnsOf_(kind).indexOf('email') + 1) : []
  if (stored.some((row) => LeadRules.identityOf(kind, row) === identity)) return undefined
  sheet.appendRow(cells.map(asText_))
  // Otherwise Sheets may write the row after the lock is released, and the next lead wouldn't find it.
  SpreadsheetApp.flush()
  return receivedAt
}

/**
 * Sends an e-mail with the new leads: usually one, more after a day on which the quota was used up.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {import('./LeadRules.js').LeadKind} kind
 * @param {string} url
 * @param {string} until The time of arrival of the last one.
 */
function notify_(sheet, kind, url, until) {
  const scriptProperties = PropertiesService.getScriptProperties()
  const notifiedUntil = `NOTIFIED_UNTIL ${kind.title}`
  const since = scriptProperties.getProperty(notifiedUntil) || ''
  const columns = columnsOf_(kind)
  const leads = rowsOf_(sheet, 200, columns.length)
    .map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
    .filter(({ receivedAt = '' }) => receivedAt > since)
  MailApp.sendEmail({ to: setting_('NOTIFY_EMAIL'), ...LeadRules.notificationOf(kind, leads, url) })
  scriptProperties.setProperty(notifiedUntil, until)
}

/**
 * Marks a text for Sheets, which otherwise reads it like typed input: as a formula, a number or a date.
 * @param {string} text
 */
function asText_(text) {
  return text === '' ? '' : `'${text.slice(0, maxCellCharacters)}`
}
