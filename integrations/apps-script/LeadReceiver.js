/**
 * An Apps Script web app that stores the leads of one kind in a Google spreadsheet and notifies the firm by e-mail. The
 * rules are in ../lead-rules/LeadRules.js. Google services: https://developers.google.com/apps-script/reference
 *
 * @typedef {GoogleAppsScript.Spreadsheet.Spreadsheet} Spreadsheet
 * @typedef {GoogleAppsScript.Spreadsheet.Sheet} Sheet
 * @typedef {import('../lead-rules/LeadRules.js').FormTexts} FormTexts
 * @typedef {import('../lead-rules/LeadRules.js').LeadFields} LeadFields
 */
const LeadReceiver = (() => {
  /**
   * A cell of Google Sheets holds 50,000 characters; the rest is a margin for the apostrophe and the ellipsis that are
   * added.
   */
  const maxCellCharacters = 49_000

  /** How many characters of each text are kept if the request is larger than any that the site sends. */
  const oversizedCharacters = 1000

  /** How long a lead or a digest waits for the script's lock, in milliseconds. */
  const lockMs = 20_000

  /** Once the daily quota has this many recipients left or fewer, they are reserved for the digests. */
  const reservedRecipients = 5

  const dayMs = 24 * 60 * 60 * 1000

  /** The script property with the time up to which the digests have listed the leads. */
  const digestEnd = 'DIGEST_SENT_UNTIL'

  /**
   * Creates the receiver of one kind of lead.
   * @param {import('../lead-rules/LeadRules.js').LeadKind} kind
   * @param {string} sheetName The name of the sheet in which the leads are stored.
   */
  const create = (kind, sheetName) => {
    const suspectSheetName = `${sheetName} - suspected spam`
    const columns = LeadRules.columnsOf(kind)

    /** @param {'SPREADSHEET_URL' | 'NOTIFY_EMAIL'} name */
    const setting = (name) => {
      const value = (PropertiesService.getScriptProperties().getProperty(name) || '').trim()
      if (value === '') throw new Error(`The script property ${name} is not set. See README.md, step 3.`)
      return value
    }

    const openSpreadsheet = () => SpreadsheetApp.openByUrl(setting('SPREADSHEET_URL'))

    /**
     * @param {Spreadsheet} spreadsheet
     * @param {string} name
     * @param {readonly string[]} headings
     */
    const openSheet = (spreadsheet, name, headings) => {
      const existing = spreadsheet.getSheetByName(name)
      if (existing) return existing
      const sheet = spreadsheet.insertSheet(name)
      // Plain text, so that Sheets doesn't turn phone numbers into numbers and times into dates.
      sheet.getRange(1, 1, sheet.getMaxRows(), headings.length).setNumberFormat('@')
      sheet.appendRow(headings.map(asText))
      sheet.setFrozenRows(1)
      return sheet
    }

    /** @param {Spreadsheet} spreadsheet */
    const openLeads = (spreadsheet) => openSheet(spreadsheet, sheetName, columns)

    /** @param {Spreadsheet} spreadsheet */
    const openSuspects = (spreadsheet) =>
      openSheet(spreadsheet, suspectSheetName, [...columns, LeadRules.suspicionColumn])

    /**
     * The first cells of a sheet's rows, without the header, as texts.
     * @param {Sheet} sheet
     * @param {number} columnCount
     */
    const rowsOf = (sheet, columnCount) => {
      const count = sheet.getLastRow() - 1
      if (count < 1) return []
      return sheet
        .getRange(2, 1, count, columnCount)
        .getValues()
        .map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell))))
    }

    /**
     * Whether the sheet contains a lead with the same identity.
     * @param {Sheet} sheet
     * @param {readonly string[]} cells
     */
    const hasLead = (sheet, cells) => {
      const identity = LeadRules.identityOf(kind, cells)
      if (identity === undefined) return false
      const positions = kind.identity.map((column) => columns.indexOf(column))
      const width = Math.max(...positions) + 1
      return rowsOf(sheet, width).some((row) => LeadRules.identityOf(kind, row) === identity)
    }

    /**
     * Stores a lead; returns undefined if it is stored already.
     * @param {LeadFields} lead
     * @param {FormTexts} form
     * @param {boolean} isOversized
     */
    const store = (lead, form, isOversized) => {
      const spreadsheet = openSpreadsheet()
      const leads = openLeads(spreadsheet)
      const suspects = openSuspects(spreadsheet)
      const cells = LeadRules.cellsOf(kind, lead, [])
      if (hasLead(leads, cells) || hasLead(suspects, cells)) return undefined
      const suspicions = [
        ...(isOversized
          ? ['It is larger than any request of the site, so only the beginning of each text is kept.']
          : []),
        // A form with problems isn't from the site. The web app can't show its sender an error, so the lead is kept as
        // suspected spam.
        ...LeadRules.problemsOf(kind, form),
        ...extraTexts(form),
        ...LeadRules.contentSuspicionsOf(kind, lead),
        ...LeadRules.rateSuspicionsOf(kind, lead, CacheService.getScriptCache(), Date.now()),
      ]
      const isSuspect = suspicions.length > 0
      const sheet = isSuspect ? suspects : leads
      sheet.appendRow(withoutLongCells(LeadRules.cellsOf(kind, lead, suspicions)).map(asText))
      return { isSuspect, url: spreadsheet.getUrl() }
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
     * Counts a stored lead, so that an unusual number of them is noticed.
     * @param {LeadFields} lead
     */
    const count = (lead) => {
      try {
        LeadRules.countLead(kind, lead, CacheService.getScriptCache(), Date.now())
      } catch (error) {
        // The lead is stored; a failing cache must not make the site send it again.
        console.error(error)
      }
    }

    /**
     * Sends an e-mail about a lead, unless the quota is almost used up: the daily digest lists the lead anyway.
     * @param {LeadFields} lead
     * @param {string} url
     */
    const notify = (lead, url) => {
      if (MailApp.getRemainingDailyQuota() <= reservedRecipients) return
      const { subject, body, replyTo } = LeadRules.notificationOf(kind, lead, url)
      MailApp.sendEmail({ to: setting('NOTIFY_EMAIL'), subject, body, ...(replyTo ? { replyTo } : {}) })
    }

    return {
      /** Checks the settings, creates the sheets and the daily trigger, and sends a test e-mail. */
      setUp: () => {
        const spreadsheet = openSpreadsheet()
        openLeads(spreadsheet)
        openSuspects(spreadsheet)
        for (const trigger of ScriptApp.getProjectTriggers()) {
          if (trigger.getHandlerFunction() === 'sendDailyDigest') ScriptApp.deleteTrigger(trigger)
        }
        ScriptApp.newTrigger('sendDailyDigest').timeBased().everyDays(1).atHour(8).create()
        const scriptProperties = PropertiesService.getScriptProperties()
        if (!scriptProperties.getProperty(digestEnd)) {
          scriptProperties.setProperty(digestEnd, new Date().toISOString())
        }
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
      receive: (event) => {
        const isOversized = event.contentLength > LeadRules.maxBodyBytes
        const form = isOversized ? shortened(event.parameters) : event.parameters
        const { lead, stored } = whileLocked(() => {
          const received = { ...firstTexts(form), receivedAt: new Date().toISOString() }
          const result = store(received, form, isOversized)
          // Otherwise Sheets may write the row after the lock is released, and the next lead wouldn't find it.
          SpreadsheetApp.flush()
          if (result) count(received)
          return { lead: received, stored: result }
        })
        try {
          // Suspected spam is only in the daily digest.
          if (stored && !stored.isSuspect) notify(lead, stored.url)
        } catch (error) {
          // The lead is stored; a failed e-mail must not make the site send it again.
          console.error(error)
        }
        return ContentService.createTextOutput('{"result":"success"}').setMimeType(
          ContentService.MimeType.JSON,
        )
      },

      /** The page that a browser shows for the web app's URL. */
      introduce: () => ContentService.createTextOutput(`This web app receives leads: ${sheetName}.`),

      /**
       * Sends an e-mail about the leads since the last digest; none if there were no leads. The trigger's time varies, so
       * each digest starts where the last one ended. If one fails, the next lists its leads, too.
       */
      sendDigest: () => {
        const scriptProperties = PropertiesService.getScriptProperties()
        const since = scriptProperties.getProperty(digestEnd) || new Date(Date.now() - dayMs).toISOString()
        const { until, digest } = whileLocked(() => {
          const spreadsheet = openSpreadsheet()
          // Every lead received before this time has been stored, because the lock is held.
          const now = new Date().toISOString()
          /**
           * @param {Sheet} sheet
           * @param {readonly string[]} headings
           */
          const recent = (sheet, headings) =>
            rowsOf(sheet, headings.length)
              .map((cells) =>
                Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
              )
              .filter(({ receivedAt = '' }) => receivedAt >= since && receivedAt < now)
          const leads = recent(openLeads(spreadsheet), columns)
          const suspects = recent(openSuspects(spreadsheet), [...columns, LeadRules.suspicionColumn])
          return {
            until: now,
            digest: LeadRules.digestOf(kind, leads, suspects, since, spreadsheet.getUrl()),
          }
        })
        if (digest) MailApp.sendEmail({ to: setting('NOTIFY_EMAIL'), ...digest })
        scriptProperties.setProperty(digestEnd, until)
      },
    }
  }

  /**
   * Runs the work while no other request or trigger of this script does.
   * @template Result
   * @param {() => Result} work
   */
  const whileLocked = (work) => {
    const lock = LockService.getScriptLock()
    lock.waitLock(lockMs)
    try {
      return work()
    } finally {
      lock.releaseLock()
    }
  }

  /**
   * Marks a text for Sheets, which otherwise reads it like typed input: as a formula, a number or a date.
   * @param {string} text
   */
  const asText = (text) => (text === '' ? '' : `'${text}`)

  /**
   * Moves what a cell can't hold to further cells at the end of the row.
   * @param {readonly string[]} cells
   */
  const withoutLongCells = (cells) => {
    const parts = cells.map(partsOf)
    const rest = parts.flatMap(([, ...more]) => more.map((part) => `…${part}`))
    return [...parts.map(([first = '']) => first), ...rest]
  }

  /**
   * The parts of a text that fit into a cell each. No character of two code units is cut.
   * @param {string} text
   */
  const partsOf = (text) => {
    const parts = []
    let rest = text
    while (rest.length > maxCellCharacters) {
      const last = rest.charCodeAt(maxCellCharacters - 1)
      const end = last >= 0xd800 && last < 0xdc00 ? maxCellCharacters - 1 : maxCellCharacters
      parts.push(rest.slice(0, end))
      rest = rest.slice(end)
    }
    return [...parts, rest]
  }

  /**
   * @param {FormTexts} form
   * @returns {LeadFields}
   */
  const firstTexts = (form) =>
    Object.fromEntries(Object.entries(form).map(([field, [text = '']]) => [field, text]))

  /**
   * The beginning of each text of a form.
   * @param {FormTexts} form
   * @returns {FormTexts}
   */
  const shortened = (form) =>
    Object.fromEntries(
      Object.entries(form)
        .slice(0, 40)
        .map(([field, texts]) => [
          field.slice(0, 100),
          texts.slice(0, 2).map((text) => text.slice(0, oversizedCharacters)),
        ]),
    )

  return { create }
})()
