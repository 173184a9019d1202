// A wallet's lines as a file for a spreadsheet.
import { moneyFromWire } from '../money/wire-amount.ts'
import { capitaliseFirst } from '../text/capitalise-first.ts'
import { byteOrderMark, type CsvCell, csvMoment, writeCsv } from '../text/csv.ts'
import type { Transaction } from './transaction.ts'

const columns: Readonly<Record<string, (line: Transaction) => CsvCell>> = {
  'Date and time (Lagos)': line => csvMoment(new Date(line.created_at)),
  Kind: line => capitaliseFirst(line.kind),
  Status: line => capitaliseFirst(line.status),
  Description: line => line.description,
  Amount: line => moneyFromWire(line.currency, line.amount),
  Balance: ({ currency, balance_after }) =>
    balance_after === null ? '' : moneyFromWire(currency, balance_after),
  Currency: line => line.currency,
  Reference: line => line.reference,
}
const fields = Object.values(columns)

/** What the file begins with: its mark and the names of its columns. */
export const transactionsCsvHead = `${byteOrderMark}${writeCsv([Object.keys(columns)])}`

export const transactionsCsvLines = (lines: readonly Transaction[]): string =>
  writeCsv(lines.map(line => fields.map(field => field(line))))
