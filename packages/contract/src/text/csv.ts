import { clubTimeZone } from '../constants.ts'
import type { Money } from '../money/money.ts'
import { plainAmount } from '../money/plain-amount.ts'

/** Without it Excel reads UTF-8 as something else, and ₦ and names come out wrong. */
export const byteOrderMark = '\u{FEFF}'

// Sweden writes days as spreadsheets everywhere understand them.
const inLagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: clubTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as a spreadsheet reads it, in the club's time. */
export const csvMoment = (at: Date): string => inLagos.format(at)

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
