// The postings of a month as a file for a bookkeeper.
import type { AccountKind } from '../../ledger/account-kind.ts'
import type { PostingRole } from '../../ledger/posting-role.ts'
import { type Money, money } from '../../money/money.ts'
import { byteOrderMark, type CsvCell, csvMoment, writeCsv } from '../../text/csv.ts'
import { bookKindWords } from './book-kinds.ts'
import { roleWords } from './posting-words.ts'

/** The figures of the ledger: what is credited is above zero. */
export type JournalLine = {
  readonly at: Date
  readonly entry: bigint
  /** The entry that it takes back. */
  readonly reverses: bigint | null
  readonly role: PostingRole
  readonly reference: string | null
  readonly account: AccountKind
  /** The bank or provider of an account of the club; empty for all others, which are members' or single sums. */
  readonly holder: string
  readonly amount: Money
}

// A column stays empty where nothing belongs into it.
const amountWhere = (isOfColumn: boolean, { currency, minor }: Money): CsvCell =>
  isOfColumn ? money(currency, minor < 0n ? -minor : minor) : ''

const columns: Readonly<Record<string, (line: JournalLine) => CsvCell>> = {
  'Date and time (Lagos)': line => csvMoment(line.at),
  Entry: line => `${line.entry}`,
  'Takes back entry': line => `${line.reverses ?? ''}`,
  What: line => roleWords[line.role],
  Reference: line => line.reference ?? '',
  Account: line => bookKindWords[line.account],
  With: line => line.holder,
  Debit: line => amountWhere(line.amount.minor < 0n, line.amount),
  Credit: line => amountWhere(line.amount.minor > 0n, line.amount),
  Currency: line => line.amount.currency,
}
const fields = Object.values(columns)

/** What the file begins with: its mark and the names of its columns. */
export const journalCsvHead = `${byteOrderMark}${writeCsv([Object.keys(columns)])}`

export const journalCsvLines = (lines: readonly JournalLine[]): string =>
  writeCsv(lines.map(line => fields.map(field => field(line))))
