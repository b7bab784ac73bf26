/**
 * An Apps Script web app that stores the leads of one kind in a Google spreadsheet and notifies the firm by e-mail. The
 * rules are in LeadRules.js. Google services: https://developers.google.com/apps-script/reference
 *
 * @typedef {import('./LeadRules.js').FormTexts} FormTexts
 * @typedef {import('./LeadRules.js').LeadFields} LeadFields
 */
const LeadReceiver = (() => {
  /** A cell of Google Sheets holds 50,000 characters, an apostrophe included. No text from the site is as long. */
  const maxCellCharacters = 49_000

  /** The script property with the time of arrival of the last lead that was in an e-mail. */
  const notifiedUntil = 'NOTIFIED_UNTIL'

  /**
   * Creates the receiver of one kind of lead.
   * @param {import('./LeadRules.js').LeadKind} kind
   * @param {string} sheetName The name of the sheet in which the leads are stored.
   */
  const create = (kind, sheetName) => {
    // The last column says what is wrong with a request that isn't from the site, which can't be refused.
    const columns = [...LeadRules.columnsOf(kind), 'remarks']

    /** @param {'SPREADSHEET_URL' | 'NOTIFY_EMAIL'} name */
    const setting = (name) => {
      const value = (PropertiesService.getScriptProperties().getProperty(name) || '').trim()
      if (value === '') throw new Error(`The script property ${name} is not set. See README.md, step 3.`)
      return value
    }

    const openSpreadsheet = () => SpreadsheetApp.openByUrl(setting('SPREADSHEET_URL'))

    /** @param {GoogleAppsScript.Spreadsheet.Spreadsheet} spreadsheet */
    const openSheet = (spreadsheet) => {
      const existing = spreadsheet.getSheetByName(sheetName)
      if (existing) return existing
      const sheet = spreadsheet.insertSheet(sheetName)
      // Plain text, so that Sheets doesn't turn phone numbers into numbers and times into dates.
      sheet.getRange(1, 1, sheet.getMaxRows(), columns.length).setNumberFormat('@')
      sheet.appendRow(columns.map(asText))
      sheet.setFrozenRows(1)
      return sheet
    }

    /**
     * The cells of the last leads in a sheet, as texts.
     * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
     * @param {number} limit How many leads.
     * @param {number} width How many cells of each.
     */
    const rowsOf = (sheet, limit, width) => {
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
     * @param {FormTexts} form
     */
    const store = (sheet, form) => {
      const texts = Object.fromEntries(Object.entries(form).map(([field, [text = '']]) => [field, text]))
      const receivedAt = new Date().toISOString()
      const lead = LeadRules.cleaned({ ...texts, receivedAt })
      const remarks = [...LeadRules.problemsOf(kind, form), ...extraTexts(form)].join(' ')
      const cells = LeadRules.cellsOf(kind, lead, remarks)
      const identity = LeadRules.identityOf(kind, cells)
      if (
        identity &&
        rowsOf(sheet, Infinity, columns.indexOf('email') + 1).some(
          (row) => LeadRules.identityOf(kind, row) === identity,
        )
      )
        return undefined
      sheet.appendRow(cells.map(asText))
      // Otherwise Sheets may write the row after the lock is released, and the next lead wouldn't find it.
      SpreadsheetApp.flush()
      return receivedAt
    }

    /**
     * The texts of a form that have no column, as "field: text".
     * @param {FormTexts} form
     */
    const extraTexts = (form) =>
      Object.entries(form).flatMap(([field, texts]) =>
        (Object.keys(kind.fields).includes(field) ? texts.slice(1) : texts).map(
          (text) => `${field}: ${text}`,
        ),
      )

    /**
     * Sends an e-mail with the new leads: usually one, more after a day on which the quota was used up.
     * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
     * @param {string} url
     * @param {string} until The time of arrival of the last one.
     */
    const notify = (sheet, url, until) => {
      const scriptProperties = PropertiesService.getScriptProperties()
      const since = scriptProperties.getProperty(notifiedUntil) || ''
      const leads = rowsOf(sheet, 200, columns.length)
        .map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
        .filter(({ receivedAt = '' }) => receivedAt > since)
      MailApp.sendEmail({ to: setting('NOTIFY_EMAIL'), ...LeadRules.notificationOf(kind, leads, url) })
      scriptProperties.setProperty(notifiedUntil, until)
    }

    return {
      /** Checks the settings, creates the sheet, and sends a test e-mail. */
      setUp: () => {
        const spreadsheet = openSpreadsheet()
        openSheet(spreadsheet)
        MailApp.sendEmail({
          to: setting('NOTIFY_EMAIL'),
          subject: `${sheetName}: the receiver is set up`,
          body: `Leads are stored in ${spreadsheet.getUrl()}`,
        })
      },

      /**
       * Stores the lead of a request. Throws if it can't be stored: Google then answers with a page that other sites may
       * not read, so the site's request fails, and the visitor is told or the estimate is sent again later.
       * @param {GoogleAppsScript.Events.DoPost} event
       */
      receive: ({ parameters }) => {
        whileLocked(() => {
          const spreadsheet = openSpreadsheet()
          const sheet = openSheet(spreadsheet)
          const receivedAt = store(sheet, parameters)
          if (!receivedAt) return
          try {
            notify(sheet, spreadsheet.getUrl(), receivedAt)
          } catch (error) {
            // The lead is stored, and will be in the next e-mail. The site must not send it again.
            console.error(error)
          }
        })
        return ContentService.createTextOutput('{"result":"success"}').setMimeType(
          ContentService.MimeType.JSON,
        )
      },

      /** The page that a browser shows for the web app's URL. */
      introduce: () => ContentService.createTextOutput(`This web app receives leads: ${sheetName}.`),
    }
  }

  /**
   * Runs the work while no other request of this script does.
   * @param {() => void} work
   */
  const whileLocked = (work) => {
    const lock = LockService.getScriptLock()
    lock.waitLock(20_000)
    try {
      work()
    } finally {
      lock.releaseLock()
    }
  }

  /**
   * Marks a text for Sheets, which otherwise reads it like typed input: as a formula, a number or a date.
   * @param {string} text
   */
  const asText = (text) => (text === '' ? '' : `'${text.slice(0, maxCellCharacters)}`)

  return { create }
})()
