/**
 * The maximum size of a request's body. The embedded inbox rejects larger ones (integrations/lead-inbox), and so do
 * browsers in a `keepalive` request (Fetch standard, HTTP-network-or-cache fetch).
 */
const maxBodyBytes = 64 * 1024

/** How far a request's body exceeds the limit. */
export interface Excess<Field extends string> {
  /** The field with the longest text. */
  readonly field: Field
  /** The number of characters (UTF-16 code units) to remove from it; all of them if that alone is not enough. */
  readonly characters: number
}

/**
 * How much must be removed before these fields can be sent; undefined if they fit.
 *
 * `sizeOf` returns the bytes of the encoded body, in which a UTF-16 code unit takes 1 to 9. At most `maxBodyBytes`
 * characters of a text are measured, because this runs on every keystroke.
 */
export function findExcess<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  sizeOf: (fields: Readonly<Record<Field, string>>) => number,
): Excess<Field> | undefined {
  const empty: Record<Field, string> = { ...fields }
  for (const field in empty) empty[field] = ''
  const emptySize = sizeOf(empty)
  const bytesOf = (field: Field, text: string) => sizeOf({ ...empty, [field]: text }) - emptySize

  let room = maxBodyBytes - emptySize
  let longest: Field | undefined
  let longestSize = -Infinity
  for (const field in fields) {
    const text = fields[field]
    const start = text.slice(0, maxBodyBytes)
    // Each further character counts as one byte, the least it can take: the text is too long anyway.
    const size = bytesOf(field, start) + text.length - start.length
    room -= size
    if (size > longestSize) [longest, longestSize] = [field, size]
  }
  if (room >= 0 || longest === undefined) return undefined

  const text = fields[longest]
  room += longestSize
  let fitting = 0
  let tooMany = Math.min(text.length, maxBodyBytes + 1)
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    // A surrogate pair cut in half counts as more than its real size, which errs on the safe side.
    const size = bytesOf(longest, text.slice(fitting, middle))
    if (size > room) tooMany = middle
    else {
      fitting = middle
      room -= size
    }
  }
  return { field: longest, characters: text.length - fitting }
}

/** The maximum length of a multipart boundary, in bytes. Source: RFC 2046, section 5.1.1. */
const maxBoundaryBytes = 70

/**
 * The size in bytes of a multipart form with these fields, as browsers encode it: line breaks become CRLF. Browsers
 * choose the boundary, so it counts at its maximum length.
 */
export function multipartSize(fields: Readonly<Record<string, string>>): number {
  const delimiter = '--'.length + maxBoundaryBytes + '\r\n'.length
  const encoder = new TextEncoder()
  const parts = Object.entries(fields).map(([name, text]) => {
    const head = `Content-Disposition: form-data; name="${name}"\r\n\r\n`
    return delimiter + encoder.encode(`${head}${text.replaceAll(/\r\n?|\n/g, '\r\n')}\r\n`).length
  })
  return parts.reduce((sum, size) => sum + size, delimiter + '--'.length)
}
