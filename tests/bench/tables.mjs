/**
 * The median of a list of numbers.
 * @param {readonly number[]} values
 * @returns {number}
 * @throws if the list is empty
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (lower === undefined || upper === undefined) throw new Error('An empty list has no median.')
  return (lower + upper) / 2
}

/**
 * A figure with its budget beside it, bold if it exceeds the budget. It is rounded first, so that the comparison agrees
 * with what is printed.
 * @param {number} value
 * @param {number} [budget]
 * @param {{ digits?: number, isFloor?: boolean }} [options] `isFloor`: the budget is the least that is good.
 * @returns {string}
 */
export function figure(value, budget, { digits = 0, isFloor = false } = {}) {
  /** @param {number} number */
  const print = (number) => number.toLocaleString('en', { maximumFractionDigits: digits })
  if (budget === undefined) return print(value)
  const rounded = Number(value.toFixed(digits))
  const isMet = isFloor ? rounded >= budget : rounded <= budget
  if (isMet) return `${print(value)} ${isFloor ? '≥' : '≤'} ${print(budget)}`
  return `**${print(value)}** ${isFloor ? '<' : '>'} ${print(budget)}`
}

/**
 * A Markdown table.
 * @param {readonly string[]} headings
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function table(headings, rows) {
  const lines = [headings, headings.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * Replaces the text between a pair of markers, such as `<!-- bench -->` and `<!-- /bench -->`.
 * @param {string} document
 * @param {string} name the name in both markers
 * @param {string} text
 * @returns {string}
 * @throws if the document doesn't contain both markers
 */
export function replaceBetweenMarkers(document, name, text) {
  const opening = `<!-- ${name} -->`
  const closing = `<!-- /${name} -->`
  const start = document.indexOf(opening)
  const end = document.indexOf(closing, start)
  if (start < 0 || end < 0) throw new Error(`There are no markers ${opening} and ${closing}.`)
  return `${document.slice(0, start + opening.length)}\n\n${text}\n\n${document.slice(end)}`
}
