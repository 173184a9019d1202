import type { Money } from '../money/money.ts'
import { plainAmount } from '../money/plain-amount.ts'

/** An amount is written as a number, which a spreadsheet can add up. */
export type CsvCell = string | Money

/** A spreadsheet would take these for the beginning of a formula; the wide ones are what some keyboards type. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const needsQuotes = /[",\r\n]/

function cell(value: CsvCell): string {
  if (typeof value !== 'string') return plainAmount(value)
  const safe = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of text for a spreadsheet or a bank: no cell can be a formula, or end its line. */
export function writeCsv(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}
