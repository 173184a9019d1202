/** A spreadsheet would take these for the beginning of a formula. */
const startsFormula = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]/

function cell(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of text for a spreadsheet or a bank: no cell can be a formula, or end its line. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}
