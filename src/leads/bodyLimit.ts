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
 * as the call encodes it: each letter of a field adds its own, one to twelve. However long a text is, only as much of
 * it is measured as a body can hold.
 */
export function excessOf<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  sizeOf: (fields: Readonly<Record<Field, string>>) => number,
): Excess<Field> | undefined {
  const empty: Record<Field, string> = { ...fields }
  for (const field in empty) empty[field] = ''
  const emptySize = sizeOf(empty)
  const bytesOf = (field: Field, text: string) => sizeOf({ ...empty, [field]: text }) - emptySize

  let room = largestBody - emptySize
  let longest: Field | undefined
  let longestSize = -Infinity
  for (const field in fields) {
    const text = fields[field]
    const start = text.slice(0, largestBody)
    // What is not measured takes a byte a letter at least, and is too long anyway.
    const size = bytesOf(field, start) + text.length - start.length
    room -= size
    if (size > longestSize) [longest, longestSize] = [field, size]
  }
  if (room >= 0 || longest === undefined) return undefined

  const text = fields[longest]
  room += longestSize
  let fitting = 0
  let tooMany = Math.min(text.length, largestBody + 1)
  while (tooMany - fitting > 1) {
    const letters = Math.floor((fitting + tooMany) / 2)
    // A pair of units that is cut in two counts for more than it takes.
    const size = bytesOf(longest, text.slice(fitting, letters))
    if (size > room) tooMany = letters
    else {
      fitting = letters
      room -= size
    }
  }
  return { field: longest, letters: text.length - fitting }
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
