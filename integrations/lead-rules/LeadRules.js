/**
 * The kinds of leads with their fields and columns, the spam checks, and the text of the e-mails to the firm: the rules
 * of every receiver of leads. Plain JavaScript without Google services, because the web apps (integrations/apps-script)
 * and the embedded inbox (integrations/lead-inbox) run the same file.
 */

/**
 * A kind of lead: the fields of its request, and what they are for.
 * @typedef {object} LeadKind
 * @property {string} title The name of this kind of lead in e-mails and sheets.
 * @property {Readonly<Record<string, (text: string) => string | undefined>>} fields The fields of the request, all
 *   of which must be present, though some may be empty, in the order of the columns; each with a function that describes
 *   the problem with its text, if any, as a phrase that follows the field's name.
 * @property {readonly string[]} omitted Fields of the request that are not stored.
 * @property {readonly string[]} identity The fields that identify a lead, so that a lead that arrives again is
 *   stored once; if empty, repeated leads are stored, too.
 * @property {string} phone The field with the phone number; empty if there is none.
 * @property {readonly string[]} texts The fields in which visitors write sentences.
 */

/**
 * The texts that a request gives for each field, usually one.
 * @typedef {Readonly<Record<string, readonly string[]>>} FormTexts
 */

/**
 * One text per field or column.
 * @typedef {Readonly<Record<string, string>>} LeadFields
 */

/**
 * A store that forgets each entry after some seconds, such as the script cache of Apps Script.
 * @typedef {object} ShortMemory
 * @property {(key: string) => string | null} get
 * @property {(key: string, value: string, seconds: number) => void} put
 */

const LeadRules = (() => {
  /** @type {(text: string) => string | undefined} */
  const notEmpty = (text) => (text.trim() === '' ? 'is empty' : undefined)

  /** @type {(text: string) => string | undefined} */
  const anyText = () => undefined

  /** @type {(text: string) => string | undefined} */
  const wholeNumber = (text) => (/^\d+$/.test(text) ? undefined : 'is not a whole number')

  // Not stricter than the browser's own validation: what it accepts must be accepted here.
  /** @type {(text: string) => string | undefined} */
  const emailAddress = (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'is not an e-mail address')

  /** @type {(text: string) => string | undefined} */
  const isoTime = (text) => {
    const time = new Date(text)
    return Number.isNaN(time.getTime()) || time.toISOString() !== text ? 'is not an ISO time' : undefined
  }

  /** @type {(...texts: string[]) => (text: string) => string | undefined} */
  const oneOf =
    (...texts) =>
    (text) =>
      texts.includes(text) ? undefined : `is not one of ${texts.map((known) => `"${known}"`).join(', ')}`

  const services = new Set(['architectural', 'interior', 'grayStructure', 'finishing'])

  /** @type {(text: string) => string | undefined} */
  const serviceList = (text) =>
    text === '' || text.split(', ').every((key) => services.has(key)) ? undefined : 'names an unknown service'

  /** @type {(text: string) => string | undefined} */
  const plotSizeWithUnit = (text) => (/ (?:marla|kanal|sqft)$/.test(text) ? undefined : 'has no plot unit')

  /** The three kinds of lead. Source: docs/product.md#requests. */
  const kinds = {
    /** @type {LeadKind} */
    homeMessage: {
      title: 'Home message',
      fields: {
        _captcha: oneOf('false'),
        _subject: notEmpty,
        name: notEmpty,
        email: emailAddress,
        subject: notEmpty,
        message: notEmpty,
      },
      omitted: ['_captcha', '_subject'],
      identity: [],
      phone: '',
      texts: ['subject', 'message'],
    },
    /** @type {LeadKind} */
    projectEnquiry: {
      title: 'Project enquiry',
      fields: {
        name: notEmpty,
        mobile: notEmpty,
        email: emailAddress,
        city: notEmpty,
        projectLocation: notEmpty,
        projectDescription: notEmpty,
        sources: oneOf('Website'),
        servicesRequired: notEmpty,
        projectDetails: notEmpty,
      },
      omitted: [],
      identity: [],
      phone: 'mobile',
      texts: ['projectLocation', 'projectDescription', 'projectDetails'],
    },
    /** @type {LeadKind} */
    estimate: {
      title: 'Estimate',
      fields: {
        timestamp: isoTime,
        name: notEmpty,
        email: emailAddress,
        phone: notEmpty,
        plotSize: plotSizeWithUnit,
        plotAreaSqFt: wholeNumber,
        authority: anyText,
        calculationMode: oneOf('auto', 'manual'),
        basementArea: wholeNumber,
        groundFloorArea: wholeNumber,
        firstFloorArea: wholeNumber,
        totalCoveredArea: wholeNumber,
        qualityGrade: oneOf('', 'A', 'A+'),
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
      omitted: [],
      identity: ['timestamp', 'email'],
      phone: 'phone',
      texts: [],
    },
  }

  /** The maximum size of a request's body; the site sends no larger one. */
  const maxBodyBytes = 64 * 1024

  /** The column that is added for suspicious leads. */
  const suspicionColumn = 'suspectedBecause'

  /**
   * The columns of a kind's leads: the time of arrival, then the fields that are stored.
   * @param {LeadKind} kind
   * @returns {readonly string[]}
   */
  const columnsOf = (kind) => [
    'receivedAt',
    ...Object.keys(kind.fields).filter((field) => !kind.omitted.includes(field)),
  ]

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
    const wrong = Object.entries(kind.fields).flatMap(([field, validate]) => {
      const [text, ...more] = Object.prototype.hasOwnProperty.call(form, field) ? (form[field] ?? []) : []
      if (text === undefined) return `"${field}" is missing.`
      if (more.length > 0) return `"${field}" is given more than once.`
      const problem = validate(text)
      return problem ? `"${field}" ${problem}.` : []
    })
    return [...unknown, ...wrong]
  }

  /**
   * The first character of a formula, at the start of a text or after anything that a program may take for the end of a
   * cell or a row. Quoting isn't enough: it keeps a text in one cell only in programs that split at commas, and a file may
   * be opened, or exported again, with another separator. Some programs ignore whitespace, control characters and quotes
   * before it.
   */
  const formulaStart = /(?<=(?:^|[,;|\p{Cc}\u2028\u2029])[\s\p{Cc}"]*)[=+\-@＝＋－＠]/gu

  /**
   * Puts an apostrophe before every character that could start a formula, wherever a spreadsheet might split the cell,
   * and before a leading tab, CR or NUL.
   * @param {string} text
   */
  const harmlessCell = (text) => text.replace(/^[\t\r\0]/, "'$&").replaceAll(formulaStart, "'$&")

  /**
   * The harmless cells of a lead, in the order of `columnsOf`, with one more if there are suspicions.
   * @param {LeadKind} kind
   * @param {LeadFields} row
   * @param {readonly string[]} suspicions
   * @returns {readonly string[]}
   */
  const cellsOf = (kind, row, suspicions) => [
    ...columnsOf(kind).map((column) => harmlessCell(row[column] ?? '')),
    ...(suspicions.length > 0 ? [harmlessCell(suspicions.join(' '))] : []),
  ]

  /**
   * What identifies a lead among the stored rows of its kind; undefined if repeated leads of this kind are stored, too.
   * @param {LeadKind} kind
   * @param {readonly string[]} cells The cells of the row, in the order of `columnsOf`.
   */
  const identityOf = (kind, cells) => {
    if (kind.identity.length === 0) return undefined
    const columns = columnsOf(kind)
    return JSON.stringify(kind.identity.map((column) => cells[columns.indexOf(column)]))
  }

  /** Sites that honest messages link to: maps, pictures, drawings, videos, profiles, property portals, authorities. */
  const knownHosts =
    /(?:^|\.)(?:google\.(?:com|com\.pk)|goo\.gl|g\.page|g\.co|openstreetmap\.org|waze\.com|what3words\.com|youtube\.com|youtu\.be|vimeo\.com|facebook\.com|fb\.com|fb\.watch|instagram\.com|pinterest\.com|pin\.it|tiktok\.com|linkedin\.com|whatsapp\.com|wa\.me|dropbox\.com|live\.com|1drv\.ms|icloud\.com|wetransfer\.com|we\.tl|imgur\.com|houzz\.com|archdaily\.com|behance\.net|autodesk\.com|zameen\.com|graana\.com|olx\.com\.pk|gov\.pk|gop\.pk|edu\.pk|dhalahore\.org|bahriatown\.com)$/i

  const link = /(?:https?:\/\/|\bwww\.)[^\s<>"'()[\]]+/gi

  /** @param {string} text */
  const unknownLinksIn = (text) =>
    (text.match(link) ?? []).filter((url) => {
      const host = url.replace(/^https?:\/\//i, '').split(/[/?#:]/)[0] ?? ''
      return !knownHosts.test(host.replace(/[.,;!]+$/, ''))
    })

  const markup =
    /<\s*\/?\s*(?:a|script|img|iframe|style|svg|div|span|p|br|b|h[1-6]|table|font|form|object|embed)(?:\s[^>]*)?\/?>|\[(?:url|link|img)\b[^\]]*\]/i

  /** The topics of advertising. One topic alone isn't suspicious. */
  const advertising = [
    /\bSEO\b|search engine optimi[sz]|back-?links?\b|guest post|domain authority|link building/i,
    /\brank(?:ing|ed|s)?\b.{0,30}(?:google|first page|#1|higher)|(?:first|1st) page of google|top of google/i,
    /(?:web(?:site)?|targeted|organic|more) (?:traffic|visitors)|buy traffic/i,
    /\bcasino\b|\bbet(?:ting|s)\b|\bslots?\b.{0,12}(?:online|games?)|jackpot|1xbet|poker/i,
    /viagra|cialis|weight[- ]loss|keto\b|\bcbd\b|(?:online|cheap) (?:pharmacy|meds|pills)/i,
    /crypto|bitcoin|\bforex\b|trading (?:signals|bot|platform)|\bNFTs?\b|airdrop/i,
    /\b(?:adult|sexy?|hot|single) (?:dating|girls|chat|women|videos?)|hookup|escorts?\b|porn/i,
    /earn .{0,20}(?:money|\$|usd|per day|daily)|make \$?\d+|passive income|work from home|online earning/i,
    /click (?:here|below|the link)|unsubscribe|opt[- ]out/i,
    /limited[- ]time offer|act now|special offer|% (?:off|discount)|risk[- ]free|100% free|free (?:trial|audit|quote for your)/i,
    /bulk (?:sms|e-?mails?|whatsapp)|e-?mail (?:list|database|marketing)|contact list|verified leads|quality leads|leads for your/i,
    /(?:re)?design (?:of )?your (?:web)?site|web(?:site)? (?:design|development) (?:services?|company|agency)|digital marketing|social media marketing|mobile app (?:development|developers)/i,
    /(?:instant|business|personal|easy) loans?\b|loan (?:offer|approval)|no collateral|credit score/i,
    /lottery|you(?:'ve| have)? (?:been selected|won)|congratulations.{0,40}(?:won|winner|selected)|inheritance|next of kin/i,
    /buy .{0,15}(?:followers|likes|reviews)|(?:instagram|facebook|youtube) (?:followers|likes|subscribers)/i,
    /replica|rolex|louis vuitton|cheap (?:watches|shoes|bags)/i,
    /i (?:visited|came across|was on|was looking at|checked|reviewed|noticed) your (?:web)?site/i,
    /virtual assistants?|outsourc|data entry (?:services?|work)|our (?:seo|marketing|sales) team|white[- ]label/i,
    /ghar bai?the|pais[ae]y? kama|kama(?:ye|ein|o)\b.{0,20}(?:lakh|rozana|daily)/i,
    /گھر بیٹھے|آن لائن کمائی|پیسے کما/,
    /заработ|казино|ставк|кредит|продвижен/i,
  ]

  /**
   * The share of distinct words.
   * @param {readonly string[]} words
   */
  const varietyOf = (words) => new Set(words).size / words.length

  /**
   * The reasons to suspect that a bot or an advertiser filled in the form, one sentence each; empty for a lead that looks
   * honest.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @returns {readonly string[]}
   */
  const contentSuspicionsOf = (kind, lead) => {
    const texts = kind.texts.map((field) => lead[field] ?? '')
    const all = texts.join('\n')
    const shortFields = ['name', 'city', kind.phone].filter((field) => field !== '' && field in lead)
    const links = unknownLinksIn(all)
    const topics = advertising.filter((topic) => topic.test(all)).length
    const words = all.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const letters = all.match(/\p{L}/gu) ?? []
    const cyrillic = all.match(/\p{Script=Cyrillic}/gu) ?? []
    const withoutLinks = all.replace(link, ' ').trim()
    /** @type {string[]} */
    const suspicions = []

    const linked = shortFields.filter((field) => new RegExp(link.source, 'i').test(lead[field] ?? ''))
    for (const field of linked) suspicions.push(`There is a link in "${field}".`)
    if (markup.test([...shortFields.map((field) => lead[field] ?? ''), all].join('\n'))) {
      suspicions.push('It contains HTML or forum code.')
    }
    if (links.length >= 3) suspicions.push(`It contains ${links.length} links to unknown sites.`)
    if (links.length > 0 && withoutLinks.length < 20) suspicions.push('It is little more than a link.')
    if (topics >= 2 || (topics === 1 && links.length > 0)) suspicions.push('It reads like advertising.')
    if (links.length > 0 && cyrillic.length * 2 > letters.length) {
      suspicions.push('It is in Cyrillic letters, with a link.')
    }
    if (/([^\s\-_=.*~#0])\1{24}/u.test(all)) suspicions.push('It repeats one character many times.')
    if (words.length >= 15 && varietyOf(words) < 0.25) suspicions.push('It repeats the same words.')
    if ([lead['name'] ?? '', lead['city'] ?? '', ...texts].some(looksRandom)) {
      suspicions.push('A field contains random letters.')
    }
    return suspicions
  }

  /**
   * Whether a text is one long word that mixes lower and upper case, like the ones that bots put into forms.
   * @param {string} text
   */
  const looksRandom = (text) => {
    const word = text.trim()
    return /^[A-Za-z]{10,40}$/.test(word) && (word.match(/[a-z][A-Z]/g) ?? []).length >= 4
  }

  /** The most leads from one sender within a minute that are normal: several estimates in a row, or a repeated click. */
  const maxPerMinute = 5

  /** The most senders of the same long text that are normal, each within ten minutes of the one before. */
  const maxSendersOfText = 3

  const minuteMs = 60_000

  /**
   * A short hash of a text, used in the keys and values of the memory; collisions are very unlikely.
   * @param {string} text
   */
  const fingerprint = (text) => {
    let [one, two] = [0x811c9dc5, 0x1b873593]
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, 0x01000193)
      two = Math.imul(two ^ code, 0x85ebca6b) + index
    }
    return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length.toString(36)}`
  }

  /**
   * The keys of a lead's sender: the e-mail address and the phone number, however it is written. A made-up number such
   * as 0300 0000000 identifies nobody.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   */
  const senderKeys = (kind, lead) => {
    const digits = (lead[kind.phone] ?? '').replaceAll(/\D/g, '').slice(-10)
    const isMadeUp = /(\d)\1{6}$/.test(digits)
    return [
      { field: 'e-mail address', key: `email:${fingerprint((lead['email'] ?? '').trim().toLowerCase())}` },
      ...(digits.length >= 7 && !isMadeUp ? [{ field: 'phone number', key: `phone:${digits}` }] : []),
    ]
  }

  /**
   * An entry of the memory that includes this lead: its key, its new value, how many seconds it is kept, and what is
   * unusual about it, if anything.
   * @typedef {object} MemoryEntry
   * @property {string} key
   * @property {string} value
   * @property {number} seconds
   * @property {string | undefined} suspicion
   */

  /**
   * The entries with the recent leads from this lead's sender, and with the recent senders of its text.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @param {ShortMemory} memory
   * @param {number} now In milliseconds.
   * @returns {readonly MemoryEntry[]}
   */
  const recentLeads = (kind, lead, memory, now) => {
    const bySender = senderKeys(kind, lead).map(({ field, key }) => {
      const times = (memory.get(key) ?? '')
        .split(',')
        .filter((time) => time !== '' && now - Number(time) < minuteMs)
      const recent = [...times, String(now)].slice(-2 * maxPerMinute)
      const isUnusual = recent.length > maxPerMinute
      const suspicion = isUnusual
        ? `More than ${maxPerMinute} leads in a minute have this ${field}.`
        : undefined
      return { key, value: recent.join(','), seconds: 60, suspicion }
    })
    const longest = kind.texts
      .map((field) => (lead[field] ?? '').toLowerCase().replaceAll(/\s+/g, ' ').trim())
      .reduce((one, other) => (other.length > one.length ? other : one), '')
    if (longest.length < 60) return bySender
    const key = `text:${fingerprint(longest)}`
    const sender = fingerprint((lead['email'] ?? '').trim().toLowerCase())
    const senders = (memory.get(key) ?? '').split(',').filter((known) => known !== '' && known !== sender)
    const recent = [...senders, sender].slice(-10)
    const isUnusual = recent.length > maxSendersOfText
    const suspicion = isUnusual
      ? `The same text came from more than ${maxSendersOfText} e-mail addresses.`
      : undefined
    return [...bySender, { key, value: recent.join(','), seconds: 600, suspicion }]
  }

  /**
   * What is unusual about the number of recent leads, this one included, one sentence each.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @param {ShortMemory} memory
   * @param {number} now In milliseconds.
   * @returns {readonly string[]}
   */
  const rateSuspicionsOf = (kind, lead, memory, now) =>
    recentLeads(kind, lead, memory, now).flatMap(({ suspicion }) => suspicion ?? [])

  /**
   * Remembers a lead, so that `rateSuspicionsOf` counts it when later ones are checked. Call it once per lead, when its row is stored: attempts that
   * fail must not make the visitor who sends it again look like a machine.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @param {ShortMemory} memory
   * @param {number} now In milliseconds.
   */
  const countLead = (kind, lead, memory, now) => {
    for (const { key, value, seconds } of recentLeads(kind, lead, memory, now))
      memory.put(key, value, seconds)
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

  /**
   * A text for the lines of an e-mail: line breaks stay, other invisible characters go.
   * @param {string} text
   */
  const severalLines = (text) =>
    text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, (character) => (character === '\n' ? '\n' : ''))

  /**
   * The e-mail about a new lead. Its body is plain text.
   * @param {LeadKind} kind
   * @param {LeadFields} lead
   * @param {string} url The URL of the spreadsheet.
   */
  const notificationOf = (kind, lead, url) => {
    const name = oneLine(lead['name'] ?? '', 60)
    const lines = columnsOf(kind).map((column) => `${column}: ${severalLines(lead[column] ?? '')}`)
    const email = (lead['email'] ?? '').trim()
    return {
      subject: `${kind.title}: ${name}`,
      body: [...lines, '', url].join('\n'),
      /** Only a plain address, because e-mail services split others at commas. */
      replyTo: /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/.test(email) ? email : undefined,
    }
  }

  /**
   * The e-mail about the leads since a time; undefined if there is nothing to report.
   * @param {LeadKind} kind
   * @param {readonly LeadFields[]} leads
   * @param {readonly LeadFields[]} suspects
   * @param {string} since An ISO time.
   * @param {string} url The URL of the spreadsheet.
   */
  const digestOf = (kind, leads, suspects, since, url) => {
    if (leads.length + suspects.length === 0) return undefined
    /** @param {LeadFields} lead */
    const line = (lead) =>
      `- ${oneLine(lead['receivedAt'] ?? '', 30)}  ${oneLine(lead['name'] ?? '', 60)}  ${oneLine(lead['email'] ?? '', 100)}`
    return {
      subject: `${kind.title}: ${leads.length} new, ${suspects.length} suspected spam`,
      body: [
        `${leads.length} new since ${since}:`,
        ...leads.map(line),
        '',
        `${suspects.length} suspected spam; please check that none of them is honest:`,
        ...suspects.map((lead) => `${line(lead)}  ${oneLine(lead[suspicionColumn] ?? '', 200)}`),
        '',
        url,
      ].join('\n'),
    }
  }

  return {
    kinds,
    maxBodyBytes,
    suspicionColumn,
    columnsOf,
    problemsOf,
    cellsOf,
    identityOf,
    contentSuspicionsOf,
    rateSuspicionsOf,
    countLead,
    notificationOf,
    digestOf,
  }
})()

// Apps Script has no modules; its files share their declarations.
if (typeof module === 'object') module.exports = LeadRules
