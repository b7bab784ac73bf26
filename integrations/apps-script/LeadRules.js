/**
 * The kinds of leads with their fields, the rows that people see of them, and the text of the e-mails to the firm: the
 * rules of every receiver of leads. Plain JavaScript without Google services, because the web app (integrations/apps-script) and the embedded
 * inbox (integrations/lead-inbox) run the same file. Every regular expression takes linear time, because anybody can
 * send a text.
 */

/**
 * A kind of lead: the fields of its request, and what they are for.
 * @typedef {object} LeadKind
 * @property {string} name What one lead is called.
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
      name: 'Home message',
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
      name: 'Project enquiry',
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
      name: 'Estimate',
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

  /** In milliseconds. */
  const hour = 3_600_000

  /** The maximum size of a request's body; the site sends no larger one. */
  const maxBodyBytes = 64 * 1024

  /** @type {(kind: LeadKind) => readonly string[]} What is stored of a lead: the time of arrival, then the fields. */
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

  /** @type {(lead: LeadFields) => LeadFields} The lead with clean contact fields. */
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
      return isValid ? [] : `"${field}" ${text.trim() === '' ? 'is empty' : 'has the wrong form'}.`
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

  /** @type {(text: string) => boolean} Whether spreadsheets may take a text for a number, a date or a harmless sum. */
  const isNumberLike = (text) => /^(?:[\d +().,:/-]*|\d+e\d+)$/i.test(text) && /\d/.test(text)

  /**
   * Puts an apostrophe before every character that could start a formula, wherever a spreadsheet might split the cell,
   * and before a leading tab, CR or NUL.
   * @param {string} text
   */
  const harmlessCell = (text) =>
    isNumberLike(text) ? text : text.replace(/^[\t\r\0]/, "'$&").replaceAll(formulaStart, "'$&")

  /** @type {(lead: LeadFields) => LeadFields} The harmless cells of a lead, by column. */
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
      (one) => (isEstimate || Math.abs(timeOf(lead) - timeOf(one)) < hour) && identityOf(one) === identity,
    )
  }

  /** Control characters, and marks that change the direction of the text after them. */
  const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C\u2028\u2029]/gu

  /**
   * A text for one line of an e-mail.
   * @param {string} text
   * @param {number} length The maximum number of characters.
   */
  const oneLine = (text, length) =>
    [...text.replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim()].slice(0, length).join('')

  /** @type {(text: string) => string} A text with line breaks for an e-mail, without other invisible characters. */
  const severalLines = (text) =>
    text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, (character) => (character === '\n' ? '\n' : ''))

  /**
   * A phone number in international form, digits only; empty if it isn't a usable number. Without a country code, it is a
   * number in Pakistan.
   * @param {string} text
   */
  const internationalPhone = (text) => {
    const typed = cleanContact(text).replaceAll(/[\s().-]/g, '')
    const digits = typed
      .replace(/^3\d{9}$/, '92$&')
      .replace(/^(?:\+|00)/, '')
      .replace(/^(?:92)?0(?=[1-9])/, '92')
    const isValid = digits.startsWith('923') ? digits.length === 12 : /^[1-9]\d{9,14}$/.test(digits)
    return isValid && /^\+?\d+$/.test(typed) ? digits : ''
  }

  /**
   * The e-mail address and the phone number of a lead or its cells, as they are compared.
   * @param {LeadFields} lead
   */
  const contactOf = ({ email = '', phone, mobile = '' }) => ({
    email: harmlessCell(cleanContact(email).trim()).toLowerCase(),
    phone: internationalPhone(phone || mobile),
  })

  /**
   * Returns whether a lead, or its cells, is of the person with an e-mail address or a phone number.
   * @param {string} person
   * @returns {(lead: LeadFields) => boolean}
   * @throws if the text is neither
   */
  const isOfPerson = (person) => {
    const { email, phone } = contactOf({ email: person, phone: person })
    if (!emailAddress.test(email) && phone === '') {
      throw new Error(`"${person}" is neither an e-mail address nor a phone number. Nothing was deleted.`)
    }
    return (lead) => {
      const contact = contactOf(lead)
      // A text that isn't a usable number may contain it, such as two numbers.
      const digits = contact.phone || (lead['phone'] || lead['mobile'] || '').replaceAll(/[\s().-]/g, '')
      const hasPhone =
        contact.phone === phone || (contact.phone === '' && digits.includes(phone.replace(/^92/, '')))
      return contact.email === email || (phone !== '' && hasPhone)
    }
  }

  /** @type {() => (lead: LeadFields) => boolean} Whether a lead arrived over twelve months ago, as in the privacy policy. */
  const isExpired = () => {
    const limit = new Date()
    limit.setUTCFullYear(limit.getUTCFullYear() - 1)
    return ({ receivedAt, received = '' }) => {
      // People who add a lead type the time in Pakistan only.
      const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(received) ?? []
      return Date.parse(receivedAt || `${day}T${time}+05:00`) < limit.getTime()
    }
  }

  /** @type {(lead: LeadFields) => string} The house, such as "10 marla, DHA", or the city, without personal data. */
  const subjectOf = ({ plotSize = '', totalCoveredArea = '0', authority = '', city = '' }) => {
    const plot = /^(?!0 )[\d.]{1,12} \w+$/.test(plotSize) ? plotSize.replace('sqft', 'sq ft') : ''
    const area = totalCoveredArea === '0' ? '' : `${Number(totalCoveredArea).toLocaleString('en')} sq ft`
    return [plot || area, authority, city]
      .filter((text) => text !== '')
      .map((text) => oneLine(text, 40))
      .join(', ')
  }

  /** @type {(text: string) => string} A part of a URL, without the characters that end a link in messages. */
  const encoded = (text) =>
    encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
      /[!'()*.~]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    )

  /**
   * The URL of a chat with the sender of a lead, which begins with the name and the house; of several numbers, with the
   * first mobile number; empty without a usable one.
   * @param {LeadFields} lead
   */
  const whatsAppOf = (lead) => {
    const numbers = (lead['phone'] || lead['mobile'] || '').split(/[/,;|&\n]|\bor\b/)
    const isMobile = (/** @type {string} */ number) => number.startsWith('923')
    const phone = contactOf(lead).phone || numbers.map(internationalPhone).find(isMobile) || ''
    const { name = '', grandTotal = '', projectLocation = '' } = lead
    const total = /^[1-9]/.test(grandTotal) ? `, PKR ${Number(grandTotal).toLocaleString('en')}` : ''
    const what = grandTotal
      ? `estimate: ${subjectOf(lead)}${total}`
      : `enquiry: ${oneLine(projectLocation, 60)}`
    return (
      phone &&
      `https://wa.me/${phone}?text=${encoded(`Hello ${oneLine(name, 60)}, thank you for your ${what}.`)}`
    )
  }

  /**
   * The URL that opens the house of an estimate in the estimator; empty if the site isn't known, or the lead isn't a valid
   * estimate. A copy of `serializeInputs` in src/estimator/sharedInputs.ts.
   * @param {LeadFields} lead
   * @param {string} siteOrigin
   */
  const houseUrlOf = (lead, siteOrigin) => {
    const isValid = Object.entries(kinds.estimate.fields).every(([field, one]) => one.test(lead[field] ?? ''))
    if (!isValid || siteOrigin === '') return ''
    const { plotSize = '', calculationMode, basementArea, groundFloorArea, firstFloorArea } = lead
    const areas = Object.entries({ basement: basementArea, ground: groundFloorArea, first: firstFloorArea })
    const isDerived = calculationMode === 'auto' && lead['plotAreaSqFt'] !== '0'
    const fields = [
      ['v', '1'],
      ['plot', plotSize.replace(/^0 \w+$| \w+$/, '')],
      ['unit', plotSize.replace(/^.* /s, '')],
      ['authority', lead['authority']],
      ['mode', calculationMode],
      ['basement_included', basementArea === '0' ? 'no' : 'yes'],
      ...(isDerived ? [] : areas.map(([floor, area]) => [floor, area === '0' ? '' : area])),
      ['grade', lead['qualityGrade']],
      ['services', lead['services']?.replaceAll(', ', '.')],
    ]
    const text = fields.map(([name, value = '']) => `${name}=${encoded(value)}`).join('&')
    let hash = 0x811c9dc5
    for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    return `${siteOrigin.replace(/\/$/, '')}/calculate_actual_cost#${text}&check=${(hash >>> 0).toString(36)}`
  }

  /** The headings that don't follow from the name of the column. */
  const headings = new Map([
    ['receivedAt', 'Received, UTC'],
    ['timestamp', 'Submitted, UTC'],
    ['email', 'E-mail'],
    ['openHouse', 'Open this house'],
    ['whatsApp', 'Reply on WhatsApp'],
    ['plotAreaSqFt', 'Plot area, sq ft'],
    ['grayStructureCost', 'Grey structure, PKR'],
    ['grandTotal', 'Grand total, PKR'],
    ['costPerSqFt', 'Cost per sq ft, PKR'],
  ])

  /** @type {(column: string) => string} The heading of a column, such as "Finishing, PKR" for `finishingCost`. */
  const headingOf = (column) => {
    const words = column.replace(/Area$/, ' area, sq ft').replace(/Cost$/, ', PKR')
    const text = words.replaceAll(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    return headings.get(column) ?? text.charAt(0).toUpperCase() + text.slice(1)
  }

  /**
   * The index of a column by its heading in the first row of a sheet, or its name, the heading of earlier versions; -1 if
   * it is missing.
   * @param {readonly unknown[]} firstRow
   * @param {string} column
   */
  const indexOfColumn = (firstRow, column) => {
    const texts = firstRow.map((cell) => String(cell ?? '').trim())
    const index = texts.indexOf(column)
    return index === -1 ? texts.indexOf(headingOf(column)) : index
  }

  /** The columns at the left of a sheet, each with the fields of which the kind must have one. */
  const leadingColumns = Object.entries({
    received: ['receivedAt'],
    replyBy: ['receivedAt'],
    status: ['receivedAt'],
    name: ['name'],
    phone: ['phone'],
    mobile: ['mobile'],
    email: ['email'],
    openHouse: ['plotSize'],
    whatsApp: ['phone', 'mobile'],
    earlierEstimates: ['email'],
  })

  /**
   * The columns of a kind's sheet: first what a reply needs, last the times for programs. People fill in the status.
   * @param {LeadKind} kind
   * @returns {readonly string[]}
   */
  const sheetColumnsOf = (kind) => {
    const times = ['timestamp', 'receivedAt'].filter((time) => columnsOf(kind).includes(time))
    const isUsed = (/** @type {string} */ field) => columnsOf(kind).includes(field)
    const leading = leadingColumns.flatMap(([column, fields]) => (fields.some(isUsed) ? column : []))
    const others = columnsOf(kind).filter((column) => ![...leading, ...times].includes(column))
    return [...leading, ...others, ...times]
  }

  /** @type {(time: number) => string} A time in Pakistan, such as "2026-01-31 17:05"; empty if it is invalid. */
  const timeInPakistan = (time) =>
    Number.isNaN(time) ? '' : new Date(time + 5 * hour).toISOString().slice(0, 16).replace('T', ' ')

  /**
   * The row of a lead: its texts, and those of the columns that are made from them.
   * @param {LeadFields} lead
   * @param {readonly LeadFields[]} earlier The contacts of the estimates before it, by `contactOf`.
   * @param {string} siteOrigin The origin of the site; empty if it isn't known.
   * @returns {LeadFields}
   */
  const rowOf = (lead, earlier, siteOrigin) => {
    const { email, phone } = contactOf(lead)
    const received = Date.parse(lead['receivedAt'] ?? '')
    const same = earlier.filter(
      (one) => (email !== '' && one['email'] === email) || (phone !== '' && one['phone'] === phone),
    )
    return {
      ...lead,
      received: timeInPakistan(received),
      replyBy: timeInPakistan(received + 24 * hour),
      openHouse: houseUrlOf(lead, siteOrigin),
      whatsApp: whatsAppOf(lead),
      earlierEstimates: String(same.length),
    }
  }

  /**
   * The value of a cell: a number in the columns of areas, amounts and counts, otherwise the text.
   * @param {string} column
   * @param {string} text
   */
  const cellValueOf = (column, text) => {
    const isNumeric = kinds.estimate.fields[column] === wholeNumber || column === 'earlierEstimates'
    return isNumeric && wholeNumber.test(text) && Number.isFinite(Number(text)) ? Number(text) : text
  }

  /** @type {(column: string, text: string) => boolean} Whether a cell is a link, of a length that Excel opens. */
  const isLink = (column, text) => ['openHouse', 'whatsApp'].includes(column) && /^.{1,2000}$/.test(text)

  /**
   * The e-mail about new leads. Its body is plain text, below Google's limit of 200 KB; a reply goes to the visitor, if
   * there is only one lead.
   * @param {LeadKind} kind
   * @param {readonly LeadFields[]} rows
   * @param {string} url The URL of the spreadsheet.
   */
  const notificationOf = (kind, rows, url) => {
    const [row = {}] = rows
    /** @param {LeadFields} one */
    const textOf = (one) =>
      [...sheetColumnsOf(kind), 'remarks']
        .filter((column) => one[column])
        .map((column) => {
          const value = cellValueOf(column, severalLines(one[column] ?? '').slice(0, 3000))
          return `${headingOf(column)}: ${value.toLocaleString('en')}\n`
        })
        .join('')
    const lines = rows.slice(0, 10).map(textOf)
    if (rows.length > 10) lines.push(`The other ${rows.length - 10} are in the spreadsheet only.`)
    const email = (row['email'] ?? '').trim()
    // Only a plain address, because e-mail services split others at commas.
    const isPlain = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/.test(email)
    return {
      subject: `${kind.title}: ${rows.length === 1 ? oneLine(row['name'] ?? '', 60) : `${rows.length} new`}`,
      body: [...lines, url].join('\n'),
      ...(rows.length === 1 && isPlain ? { replyTo: email } : {}),
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
    isOfPerson,
    isExpired,
    contactOf,
    subjectOf,
    headingOf,
    indexOfColumn,
    sheetColumnsOf,
    rowOf,
    cellValueOf,
    isLink,
    notificationOf,
  }
})()

// Apps Script has no modules; its files share their declarations.
if (typeof module === 'object') module.exports = LeadRules
