/**
 * The kinds of leads with their fields and columns, and the text of the e-mails to the firm: the rules of every receiver
 * of leads. Plain JavaScript without Google services, because the web app (integrations/apps-script) and the embedded
 * inbox (integrations/lead-inbox) run the same file. Every regular expression takes linear time, because anybody can
 * send a text.
 */

/**
 * A kind of lead: the fields of its request, and what they are for.
 * @typedef {object} LeadKind
 * @property {string} title The name of this kind of lead in e-mails and sheets.
 * @property {Readonly<Record<string, RegExp>>} fields The fields of the request, all of which must be present, in the
 *   order of the columns; each with the pattern of its text. Those that start with _ are not stored.
 */

/**
 * The texts that a request gives for each field, usually one.
 * @typedef {Readonly<Record<string, readonly string[]>>} FormTexts
 */

/**
 * One text per field or column.
 * @typedef {Readonly<Record<string, string>>} LeadFields
 */

const LeadRules = (() => {
  const notEmpty = /\S/
  const anyText = /^/
  const wholeNumber = /^\d+$/
  // Not stricter than the browser's own validation: what it accepts must be accepted here.
  const emailAddress = /^[^\s@]+@[^\s@]+$/
  const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
  const serviceList = /^(?:(?:architectural|interior|grayStructure|finishing)(?:, |$))*$/

  /** The three kinds of lead. Source: docs/product.md#requests. */
  const kinds = {
    /** @type {LeadKind} */
    homeMessage: {
      title: 'Home messages',
      fields: {
        _captcha: /^false$/,
        _subject: notEmpty,
        name: notEmpty,
        email: emailAddress,
        subject: notEmpty,
        message: notEmpty,
      },
    },
    /** @type {LeadKind} */
    projectEnquiry: {
      title: 'Project enquiries',
      fields: {
        name: notEmpty,
        mobile: notEmpty,
        email: emailAddress,
        city: notEmpty,
        projectLocation: notEmpty,
        projectDescription: notEmpty,
        sources: /^Website$/,
        servicesRequired: notEmpty,
        projectDetails: notEmpty,
      },
    },
    /** @type {LeadKind} */
    estimate: {
      title: 'Estimates',
      fields: {
        timestamp: isoTime,
        name: notEmpty,
        email: emailAddress,
        phone: notEmpty,
        plotSize: / (?:marla|kanal|sqft)$/,
        plotAreaSqFt: wholeNumber,
        authority: anyText,
        calculationMode: /^(?:auto|manual)$/,
        basementArea: wholeNumber,
        groundFloorArea: wholeNumber,
        firstFloorArea: wholeNumber,
        totalCoveredArea: wholeNumber,
        qualityGrade: /^(?:[A-Z]\+*)?$/,
        services: serviceList,
        architecturalCost: wholeNumber,
        interiorCost: wholeNumber,
        grayStructureCost: wholeNumber,
        finishingCost: wholeNumber,
        totalDesignCost: wholeNumber,
        totalConstructionCost: wholeNumber,
        grandTotal: wholeNumber,
        costPerSqFt: wholeNumber,
      },
    },
  }

  /** The fields with an e-mail address or a phone number. */
  const contactFields = new Set(['email', 'mobile', 'phone'])

  /** The maximum size of a request's body; the site sends no larger one. */
  const maxBodyBytes = 64 * 1024

  /**
   * The columns of a kind's leads: the time of arrival, then the fields that are stored.
   * @param {LeadKind} kind
   * @returns {readonly string[]}
   */
  const columnsOf = (kind) => [
    'receivedAt',
    ...Object.keys(kind.fields).filter((field) => !field.startsWith('_')),
  ]

  /**
   * An e-mail address or a phone number in Latin digits, without what is copied with it. A copy of `cleanContact` in
   * src/leads/emailAndPhone.ts.
   * @param {string} text
   */
  const cleanContact = (text) =>
    text
      .replaceAll(/[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
      .replaceAll(/[\s\u0085]/g, ' ')
      .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/^ *(?:mailto|tel|sms|callto):([^?;]*)(?:[?;].*)?$/i, '$1')
      .replace(/^ *(?:https?:\/\/)?wa\.me\/\+?(\d+)(?:\?.*)?$/i, '+$1')
      .replace(/^[^<]*<([^<>@]+@[^<>@]+)> *$/, '$1')

  /**
   * The lead with clean contact fields.
   * @param {LeadFields} lead
   * @returns {LeadFields}
   */
  const cleaned = (lead) =>
    Object.fromEntries(
      Object.entries(lead).map(([field, text]) => [
        field,
        contactFields.has(field) ? cleanContact(text).trim() : text,
      ]),
    )

  /**
   * The problems of a form, one sentence each; empty if it is a valid lead of this kind. Missing, unknown and repeated
   * fields are problems too.
   * @param {LeadKind} kind
   * @param {FormTexts} form
   * @returns {readonly string[]}
   */
  const problemsOf = (kind, form) => {
    const unknown = Object.keys(form)
      .filter((field) => !Object.prototype.hasOwnProperty.call(kind.fields, field))
      .map((field) => `"${field}" is not a field of this form.`)
    const wrong = Object.entries(kind.fields).flatMap(([field, pattern]) => {
      const [text, ...more] = Object.prototype.hasOwnProperty.call(form, field) ? (form[field] ?? []) : []
      if (text === undefined) return `"${field}" is missing.`
      if (more.length > 0) return `"${field}" is given more than once.`
      const isValid = pattern.test(contactFields.has(field) ? cleanContact(text).trim() : text)
      return isValid ? [] : `"${field}" does not match ${pattern}.`
    })
    return [...unknown, ...wrong]
  }

  /**
   * The first character of a formula, at the start of a text or after anything that a program may take for the end of a
   * cell or a row. Quoting isn't enough: it keeps a text in one cell only in programs that split at commas, and a file may
   * be opened, or exported again, with another separator. Some programs ignore whitespace, control characters and quotes
   * before it. The condition stands after the character, because in front of it, it would be tried at every character.
   */
  const formulaStart = /[=+\-@＝＋－＠](?<=(?:^|[,;|\p{Cc}\u2028\u2029])[\s\p{Cc}"]*.)/gu

  /**
   * A text that spreadsheets may take for a number or a date, such as a phone number. It may be a sum, which is harmless.
   * @param {string} text
   */
  const isNumberLike = (text) => /^(?:[\d +().,:/-]*|\d+e\d+)$/i.test(text) && /\d/.test(text)

  /**
   * Puts an apostrophe before every character that could start a formula, wherever a spreadsheet might split the cell,
   * and before a leading tab, CR or NUL.
   * @param {string} text
   */
  const harmlessCell = (text) =>
    isNumberLike(text) ? text : text.replace(/^[\t\r\0]/, "'$&").replaceAll(formulaStart, "'$&")

  /**
   * The harmless cells of a lead, by column.
   * @param {LeadFields} lead
   * @returns {LeadFields}
   */
  const cellsOf = (lead) =>
    Object.fromEntries(Object.entries(lead).map(([column, text]) => [column, harmlessCell(text)]))

  /**
   * Whether a lead is among the stored ones, because it is sent again if its response is lost: an estimate with the same
   * time and e-mail address, or another lead with the same texts of the last hour. Works for leads and for their cells,
   * whose whitespace may differ.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @param {readonly LeadFields[]} stored
   */
  const isStored = (kind, lead, stored) => {
    const isEstimate = 'timestamp' in kind.fields
    const fields = isEstimate ? ['timestamp', 'email'] : columnsOf(kind).slice(1)
    /** @param {LeadFields} one */
    const identityOf = (one) =>
      fields.map((field) => harmlessCell(one[field] ?? '').replaceAll(/\s+/g, ' ')).join('\n')
    /** @param {LeadFields} one */
    const timeOf = (one) => Date.parse(one['receivedAt'] ?? '')
    const identity = identityOf(lead)
    return stored.some(
      (one) =>
        (isEstimate || Math.abs(timeOf(lead) - timeOf(one)) < 3_600_000) && identityOf(one) === identity,
    )
  }

  /**
   * Whether a column contains areas or amounts.
   * @param {LeadKind} kind
   * @param {string} column
   */
  const isNumeric = (kind, column) => kind.fields[column] === wholeNumber

  /** Control characters, and marks that change the direction of the text after them. */
  const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C\u2028\u2029]/gu

  /**
   * A text for one line of an e-mail.
   * @param {string} text
   * @param {number} length The maximum number of characters.
   */
  const oneLine = (text, length) =>
    [...text.replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim()].slice(0, length).join('')

  /**
   * A text for the lines of an e-mail: line breaks stay, other invisible characters go.
   * @param {string} text
   */
  const severalLines = (text) =>
    text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, (character) => (character === '\n' ? '\n' : ''))

  /**
   * The e-mail about new leads. Its body is plain text, below Google's limit of 200 KB; a reply goes to the visitor, if
   * there is only one lead.
   * @param {LeadKind} kind
   * @param {readonly LeadFields[]} leads
   * @param {string} url The URL of the spreadsheet.
   */
  const notificationOf = (kind, leads, url) => {
    const [lead = {}] = leads
    /** @param {LeadFields} one */
    const textOf = (one) =>
      Object.entries(one)
        .map(([column, text]) => `${column}: ${severalLines(text).slice(0, 3000)}\n`)
        .join('')
    const lines = leads.slice(0, 10).map(textOf)
    if (leads.length > 10) lines.push(`The other ${leads.length - 10} are in the spreadsheet only.`)
    const email = (lead['email'] ?? '').trim()
    // Only a plain address, because e-mail services split others at commas.
    const isPlain = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/.test(email)
    return {
      subject: `${kind.title}: ${leads.length === 1 ? oneLine(lead['name'] ?? '', 60) : `${leads.length} new`}`,
      body: [...lines, url].join('\n'),
      ...(leads.length === 1 && isPlain ? { replyTo: email } : {}),
    }
  }

  return {
    kinds,
    maxBodyBytes,
    columnsOf,
    cleanContact,
    cleaned,
    problemsOf,
    cellsOf,
    isStored,
    isNumeric,
    notificationOf,
  }
})()

// Apps Script has no modules; its files share their declarations.
if (typeof module === 'object') module.exports = LeadRules
