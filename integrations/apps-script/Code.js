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
  const leads = store_(sheet, kind, form)
  if (!leads) return
  try {
    notify_(kind, leads, spreadsheet.getUrl())
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
  sheet.getRange(1, 1, 1, columns.length).setValues([columns.map(asText_)])
  sheet.setFrozenRows(1)
  return sheet
}

/**
 * The headings in the first row of a sheet, and the leads below it by heading, as texts, down to the last one: people may
 * add and move columns, and fill theirs further down. A heading that is missing is added at the right.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {import('./LeadRules.js').LeadKind} kind
 */
function readSheet_(sheet, kind) {
  const [headings = [], ...rows] = sheet
    .getDataRange()
    .getValues()
    .map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell))))
  const columns = columnsOf_(kind)
  for (const column of columns.filter((name) => !headings.includes(name))) {
    headings.push(column)
    if (headings.length > sheet.getMaxColumns()) sheet.insertColumnAfter(sheet.getMaxColumns())
    sheet.getRange(1, headings.length).setValue(asText_(column))
  }
  const leads = rows.map((cells) =>
    Object.fromEntries(columns.map((column) => [column, cells[headings.indexOf(column)] ?? ''])),
  )
  while (leads.length > 0 && Object.values(leads[leads.length - 1] ?? {}).every((text) => text === '')) {
    leads.pop()
  }
  return { headings, leads }
}

/**
 * Stores a lead; returns all leads of the sheet, or undefined if it is stored already.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {import('./LeadRules.js').LeadKind} kind
 * @param {FormTexts} form
 */
function store_(sheet, kind, form) {
  const { headings, leads } = readSheet_(sheet, kind)
  const receivedAt = new Date().toISOString()
  const texts = Object.fromEntries(Object.entries(form).map(([field, given]) => [field, given.join(' | ')]))
  const remarks = LeadRules.problemsOf(kind, form).join(' ')
  const cells = LeadRules.cellsOf(LeadRules.cleaned({ ...texts, receivedAt, remarks }))
  const lead = Object.fromEntries(
    columnsOf_(kind).map((column) => [column, (cells[column] ?? '').slice(0, maxCellCharacters)]),
  )
  if (LeadRules.isStored(kind, lead, leads)) return undefined
  const row = leads.length + 2
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows())
  for (const [column, text] of Object.entries(lead)) {
    sheet.getRange(row, headings.indexOf(column) + 1).setValue(asText_(text))
  }
  // Otherwise Sheets may write the row after the lock is released, and the next lead wouldn't find it.
  SpreadsheetApp.flush()
  return [...leads, lead]
}

/**
 * Sends an e-mail with the new leads: usually one, more after a day on which the quota was used up.
 * @param {import('./LeadRules.js').LeadKind} kind
 * @param {readonly import('./LeadRules.js').LeadFields[]} leads All leads of the sheet, the new one last.
 * @param {string} url
 */
function notify_(kind, leads, url) {
  const scriptProperties = PropertiesService.getScriptProperties()
  const notifiedUntil = `NOTIFIED_UNTIL ${kind.title}`
  const since = scriptProperties.getProperty(notifiedUntil) || ''
  const newLeads = leads.filter(({ receivedAt = '' }) => receivedAt > since)
  MailApp.sendEmail({ to: setting_('NOTIFY_EMAIL'), ...LeadRules.notificationOf(kind, newLeads, url) })
  scriptProperties.setProperty(notifiedUntil, leads[leads.length - 1]?.['receivedAt'] ?? since)
}

/**
 * Marks a text for Sheets, which otherwise reads it like typed input: as a formula, a number or a date.
 * @param {string} text
 */
function asText_(text) {
  return text === '' ? '' : `'${text}`
}
