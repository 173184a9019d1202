import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { QueryOf } from '@kinfold/contract/endpoint'
import type { exportJournal } from '@kinfold/contract/operator/books/export-journal'
import {
  type JournalLine,
  journalCsvHead,
  journalCsvLines,
} from '@kinfold/contract/operator/books/journal-csv'
import { trialBalanceCsv } from '@kinfold/contract/operator/books/trial-balance-csv'
import { reportMonthText } from '@kinfold/contract/report/report-flow'
import { demoHistory } from '../history/demo-history.ts'
import { legsOf } from '../history/legs-of.ts'
import { bookKindOf } from './demo-books.ts'

type OneMonth = QueryOf<typeof exportJournal>

const lines = demoHistory.movements.flatMap((movement, n) =>
  legsOf(movement).map(({ account, role, amount }): JournalLine => {
    const kind = bookKindOf(account)
    return {
      at: new Date(movement.at),
      entry: BigInt(n + 1),
      reverses: null,
      role,
      reference: 'reference' in movement ? movement.reference : null,
      account: kind,
      holder: kind === 'clearing' && account.of === 'clearing' ? account.gateway : '',
      amount,
    }
  }),
)

const monthOf = ({ at }: JournalLine) => dayInLagos(at).slice(0, 7)
const textOf = ({ year, month }: OneMonth) => reportMonthText(year, month)

/** What GET /operator/books/journal answers. */
export const journalOf = (of: OneMonth): string =>
  journalCsvHead + journalCsvLines(lines.filter(line => monthOf(line) === textOf(of)))

/** What GET /operator/books/trial-balance answers. */
export function trialBalanceOf(of: OneMonth): string {
  const month = textOf(of)
  return trialBalanceCsv((kind, currency) => {
    const own = lines.filter(
      ({ account, amount }) => account === kind && amount.currency === currency,
    )
    const sum = (which: (line: JournalLine) => boolean) =>
      own.filter(which).reduce((all, { amount }) => all + amount.minor, 0n)
    return {
      opening: sum(line => monthOf(line) < month),
      debits: sum(line => monthOf(line) === month && line.amount.minor < 0n),
      credits: sum(line => monthOf(line) === month && line.amount.minor > 0n),
    }
  })
}
