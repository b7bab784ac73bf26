/*
 * An Apps Script web app that stores project enquiries and estimates in a Google spreadsheet and notifies the firm by
 * e-mail. README.md explains how to install it; the rules are in LeadRules.js. Names that end with _ are not on Google's
 * list of functions to run.
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
  withLock_(() => receive_(parameters))
  return ContentService.createTextOutput('{"result":"success"}').setMimeType(ContentService.MimeType.JSON)
}

/** Called by Google when somebody opens the web app in a browser. */
function doGet() {
  return ContentService.createTextOutput('This web app receives leads.')
}

/** Copies the spreadsheet in Google Drive. */
function backUp() {
  const spreadsheet = openSpreadsheet_()
  const copy = spreadsheet.copy(
    `${spreadsheet.getName()}, backup of ${new Date().toISOString().slice(0, 10)}`,
  )
  console.log(`The backup is ${copy.getUrl()}`)
}

/** Deletes the rows of the person whose e-mail address or phone number is the property DELETE_PERSON, and the property. */
function deletePerson() {
  deleteRows_(LeadRules.isOfPerson(setting_('DELETE_PERSON')))
  PropertiesService.getScriptProperties().deleteProperty('DELETE_PERSON')
}

/** Deletes the rows of leads that arrived more than twelve months ago. */
function deleteOldLeads() {
  deleteRows_(LeadRules.isExpired())
}

/**
 * Deletes rows from both sheets, and logs how many.
 * @param {(row: import('./LeadRules.js').LeadFields) => boolean} isDeleted
 */
function deleteRows_(isDeleted) {
  withLock_(() => {
    const spreadsheet = openSpreadsheet_()
    for (const kind of [LeadRules.kinds.projectEnquiry, LeadRules.kinds.estimate]) {
      const sheet = openSheet_(spreadsheet, kind)
      const rows = readSheet_(sheet, kind).leads.flatMap((lead, index) => (isDeleted(lead) ? index + 2 : []))
      // The rows below a deleted one move up.
      for (const [count, row] of rows.entries()) sheet.deleteRow(row - count)
      console.log(`${kind.title}: ${rows.length} deleted.`)
    }
    SpreadsheetApp.flush()
  })
}

/**
 * Runs a task while no other request changes the sheets.
 * @param {() => void} task
 */
function withLock_(task) {
  const lock = LockService.getScriptLock()
  lock.waitLock(20_000)
  try {
    task()
  } finally {
    lock.releaseLock()
  }
}

/** @param {FormTexts} form */
function receive_(form) {
  const kind = 'timestamp' in form ? LeadRules.kinds.estimate : LeadRules.kinds.projectEnquiry
  const spreadsheet = openSpreadsheet_()
  const leads = store_(spreadsheet, kind, form)
  if (!leads) return
  try {
    notify_(kind, leads, spreadsheet.getUrl())
  } catch (error) {
    // The lead is stored, and will be in the next e-mail. The site must not send it again.
    console.error(error)
  }
}

/** @param {'SPREADSHEET_URL' | 'NOTIFY_EMAIL' | 'SITE_ORIGIN' | 'DELETE_PERSON'} name */
function setting_(name) {
  const value = (PropertiesService.getScriptProperties().getProperty(name) || '').trim()
  if (value === '' && name !== 'SITE_ORIGIN')
    throw new Error(`The script property ${name} is not set. See README.md.`)
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
  return [...LeadRules.sheetColumnsOf(kind), 'remarks']
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
  if (columns.length > sheet.getMaxColumns()) {
    sheet.insertColumnsAfter(sheet.getMaxColumns(), columns.length - sheet.getMaxColumns())
  }
  // Plain text, so that Sheets doesn't turn phone numbers into numbers and times into dates.
  sheet.getRange(1, 1, sheet.getMaxRows(), columns.length).setNumberFormat('@')
  sheet.getRange(1, 1, 1, columns.length).setValues([columns.map(LeadRules.headingOf)])
  sheet.setFrozenRows(1)
  return sheet
}

/**
 * The places of the columns, and the leads as texts, down to the last one: people may add and move columns, and fill theirs
 * further down. A column that is missing is added at the right.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {import('./LeadRules.js').LeadKind} kind
 */
function readSheet_(sheet, kind) {
  const [headings = [], ...rows] = sheet
    .getDataRange()
    .getValues()
    .map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell))))
  const columns = columnsOf_(kind)
  for (const column of columns.filter((name) => LeadRules.indexOfColumn(headings, name) === -1)) {
    headings.push(LeadRules.headingOf(column))
    if (headings.length > sheet.getMaxColumns()) sheet.insertColumnAfter(sheet.getMaxColumns())
    sheet.getRange(1, headings.length).setValue(LeadRules.headingOf(column))
  }
  const places = new Map(columns.map((column) => [column, LeadRules.indexOfColumn(headings, column)]))
  const leads = rows.map((cells) =>
    Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? ''])),
  )
  /** @param {import('./LeadRules.js').LeadFields} lead */
  const isEmpty = (lead) => columns.every((column) => column === 'status' || lead[column] === '')
  while (leads.length > 0 && isEmpty(leads[leads.length - 1] ?? {})) leads.pop()
  return { places, leads }
}

/**
 * Stores a lead; returns all leads of the sheet, or undefined if it is stored already.
 * @param {GoogleAppsScript.Spreadsheet.Spreadsheet} spreadsheet
 * @param {import('./LeadRules.js').LeadKind} kind
 * @param {FormTexts} form
 */
function store_(spreadsheet, kind, form) {
  const sheet = openSheet_(spreadsheet, kind)
  const { places, leads } = readSheet_(sheet, kind)
  const { estimate } = LeadRules.kinds
  const estimates = kind === estimate ? leads : readSheet_(openSheet_(spreadsheet, estimate), estimate).leads
  const receivedAt = new Date().toISOString()
  const texts = Object.fromEntries(Object.entries(form).map(([field, given]) => [field, given.join(' | ')]))
  const remarks = LeadRules.problemsOf(kind, form).join(' ')
  const lead = LeadRules.cleaned({ ...texts, receivedAt, remarks })
  const cells = LeadRules.cellsOf(
    LeadRules.rowOf(lead, estimates.map(LeadRules.contactOf), setting_('SITE_ORIGIN')),
  )
  const row = Object.fromEntries(
    columnsOf_(kind).map((column) => [column, (cells[column] ?? '').slice(0, maxCellCharacters)]),
  )
  if (LeadRules.isStored(kind, row, leads)) return undefined
  const number = leads.length + 2
  if (number > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows())
  for (const [column, place] of places) {
    const text = row[column] ?? ''
    const cell = sheet.getRange(number, place + 1)
    const value = LeadRules.cellValueOf(column, text)
    if (typeof value === 'number') cell.setNumberFormat('#,##0').setValue(value)
    else if (LeadRules.isLink(column, text)) {
      cell.setRichTextValue(SpreadsheetApp.newRichTextValue().setText(text).setLinkUrl(text).build())
    }
    // Sheets would read other texts like typed input: as a formula, a number or a date.
    else if (text !== '') cell.setValue(`'${text}`)
  }
  // Otherwise Sheets may write the row after the lock is released, and the next lead wouldn't find it.
  SpreadsheetApp.flush()
  return [...leads, row]
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
