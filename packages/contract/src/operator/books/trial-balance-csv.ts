// What stood on the accounts of the club before and after a month, as a file for a bookkeeper.
import { type Currency, currencies } from '../../money/currency.ts'
import { money } from '../../money/money.ts'
import { byteOrderMark, type CsvCell, writeCsv } from '../../text/csv.ts'
import { type BookKind, bookKinds, bookKindWords } from './book-kinds.ts'

/** Of one kind of account in one currency, in the figures of the ledger: what is credited is above zero. */
export type TrialBalanceSums = {
  readonly opening: bigint
  /** At or below zero. */
  readonly debits: bigint
  readonly credits: bigint
}

/** The columns by their names, each in minor units. */
type Columns = Readonly<Record<string, bigint>>

const debit = (minor: bigint) => (minor < 0n ? -minor : 0n)
const credit = (minor: bigint) => (minor > 0n ? minor : 0n)

const columnsOf = ({ opening, debits, credits }: TrialBalanceSums): Columns => {
  const closing = opening + debits + credits
  return {
    'Opening debit': debit(opening),
    'Opening credit': credit(opening),
    Debit: debit(debits),
    Credit: credits,
    'Closing debit': debit(closing),
    'Closing credit': credit(closing),
  }
}

const none = columnsOf({ opening: 0n, debits: 0n, credits: 0n })
const names = Object.keys(none)

const add = (one: Columns, other: Columns): Columns =>
  Object.fromEntries(names.map(name => [name, (one[name] ?? 0n) + (other[name] ?? 0n)]))

/** In the total of each currency debits and credits are equal: before the month, in it and after it. */
export function trialBalanceCsv(
  sumsOf: (kind: BookKind, currency: Currency) => TrialBalanceSums | undefined,
): string {
  const lines = currencies.flatMap(currency => {
    const line = (account: string, columns: Columns): CsvCell[] => [
      currency,
      account,
      ...names.map(name => money(currency, columns[name] ?? 0n)),
    ]
    const rows = bookKinds.map(kind => {
      const sums = sumsOf(kind, currency)
      return { kind, columns: sums ? columnsOf(sums) : none }
    })
    return [
      ...rows.map(({ kind, columns }) => line(bookKindWords[kind], columns)),
      line(
        'Total',
        rows.reduce((all, { columns }) => add(all, columns), none),
      ),
    ]
  })
  return `${byteOrderMark}${writeCsv([['Currency', 'Account', ...names], ...lines])}`
}
