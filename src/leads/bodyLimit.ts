import { largestBody } from './config'

/** What makes a call's body larger than its receiver takes. */
export interface Excess<Field extends string> {
  /** The field with the longest text. */
  readonly field: Field
  /** How many letters have to go from it; all of them where that is not enough. */
  readonly letters: number
}

/**
 * What has to go before these fields can be sent; undefined where they fit. `sizeOf` counts the bytes of the body
 * as the call encodes it: a letter takes one to twelve.
 */
export function excessOf<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  sizeOf: (fields: Readonly<Record<Field, string>>) => number,
): Excess<Field> | undefined {
  if (sizeOf(fields) <= largestBody) return undefined
  let field: Field | undefined
  let smallest = Infinity
  for (const candidate in fields) {
    const size = sizeOf({ ...fields, [candidate]: '' })
    if (size < smallest) [field, smallest] = [candidate, size]
  }
  if (field === undefined) return undefined

  const text = fields[field]
  let fitting = 0
  // A letter takes a byte at least, so nothing beyond as many letters has to be measured.
  let tooMany = Math.min(text.length, largestBody + 1)
  while (tooMany - fitting > 1) {
    const letters = Math.floor((fitting + tooMany) / 2)
    const fits = sizeOf({ ...fields, [field]: text.slice(0, letters) }) <= largestBody
    if (fits) fitting = letters
    else tooMany = letters
  }
  return { field, letters: text.length - fitting }
}

/** The longest boundary between the parts of a multipart body, in bytes. Source: RFC 2046, section 5.1.1. */
const longestBoundary = 70

/**
 * Bytes of a multipart form with these fields, as browsers encode it: line breaks as two bytes, and each part
 * behind a boundary, which counts with the greatest length that it may have.
 */
export function multipartSize(fields: Readonly<Record<string, string>>): number {
  const delimiter = '--'.length + longestBoundary + '\r\n'.length
  const encoder = new TextEncoder()
  const parts = Object.entries(fields).map(([name, text]) => {
    const head = `Content-Disposition: form-data; name="${name}"\r\n\r\n`
    return delimiter + encoder.encode(`${head}${text.replaceAll(/\r\n?|\n/g, '\r\n')}\r\n`).length
  })
  return parts.reduce((sum, size) => sum + size, delimiter + '--'.length)
}
