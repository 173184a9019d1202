import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { getWalletStatement as endpoint } from '@kinfold/contract/wallet/get-wallet-statement'
import { statementProblem } from '@kinfold/contract/wallet/statement-problem'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Handle } from '../../db/database.ts'
import { type AccountAddress, walletOf } from '../../ledger/account-address.ts'
import { clubDays } from '../../paging/club-days.ts'
import { dayOfMoment, dayOnPaper } from '../../papers/day-on-paper.ts'
import type { PaperPart } from '../../papers/paper.ts'
import { linesAtOnce, longestPaper } from '../paper/longest-paper.ts'
import { printPaper } from '../paper/print-paper.ts'
import type { Services } from '../services.ts'
import { describeCompletedLine } from './describe-line.ts'
import { findWallet } from './find-wallet.ts'
import { readNumberedLines } from './read-completed-lines.ts'
import { readStatementSpan, type StatementSpan } from './read-statement-span.ts'
import type { wallet } from './wallet.tables.ts'

type Endpoint = typeof endpoint

const walletNames = { NGN: 'Naira wallet', USD: 'Dollar wallet' } as const

/** By the day on which money moved, whenever it was booked: one statement ends as the next begins. */
export async function getWalletStatement(
  services: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock } = services
  const found = await findWallet(db, caller.accountId, query.wallet_id)
  if (found === undefined) return refuse('not_found')
  const today = dayInLagos(await clock.now(db))
  const problem = statementProblem(query, today)
  if (problem !== undefined) {
    return refuse('validation_failed', { fields: { [problem.field]: problem.sentence } })
  }
  // Nothing is known of days to come.
  const [to = today] = [query.to, today].toSorted()
  const { from, until } = clubDays(query.from, to)
  if (from === undefined || until === undefined) throw new Error('a statement has both days')
  const account = walletOf(caller.accountId, found.currency)
  const span = await readStatementSpan(db, account, { from, until, limit: longestPaper + 1 })
  if (span.lines.length > longestPaper) return refuse('paper_too_long')
  const closing = money(
    found.currency,
    span.lines.reduce((all, { amount }) => all + amount, span.opening),
  )
  return printPaper(services, caller, {
    kind: 'wallet_statement',
    subtitle: `${dayOnPaper(query.from)} to ${dayOnPaper(to)}`,
    facts: [{ label: 'Wallet', value: `${walletNames[found.currency]} (${found.currency})` }],
    amounts: [closing],
    days: { from: query.from, to },
    parts: partsOf(db, { wallet: found, account, span, days: { from: query.from, to } }),
  })
}

type Statement = {
  readonly wallet: typeof wallet.$inferSelect
  readonly account: AccountAddress
  readonly span: StatementSpan
  readonly days: { readonly from: string; readonly to: string }
}

async function* partsOf(handle: Handle, statement: Statement): AsyncGenerator<PaperPart> {
  const { wallet: of, span, days } = statement
  const amount = (minor: bigint) => money(of.currency, minor)
  const sum = (wanted: (minor: bigint) => boolean) =>
    span.lines.reduce((all, line) => (wanted(line.amount) ? all + line.amount : all), 0n)
  const paidIn = sum(minor => minor > 0n)
  const paidOut = sum(minor => minor < 0n)
  const closing = amount(span.opening + paidIn + paidOut)
  yield {
    kind: 'figure',
    label: `Balance at the end of ${dayOnPaper(days.to)}`,
    amount: closing,
    sum: [
      { label: 'Opening balance', amount: amount(span.opening) },
      { label: 'Paid in', amount: amount(paidIn) },
      { label: 'Paid out', amount: amount(paidOut) },
      { label: 'Closing balance', amount: closing },
    ],
  }
  const symbol = currencySymbols[of.currency]
  yield {
    kind: 'table',
    title: `Transactions of the ${of.currency} wallet`,
    columns: [
      { title: 'Date', width: 66 },
      { title: 'What' },
      { title: `Paid in (${symbol})`, width: 92, align: 'right', carry: 'sum' },
      { title: `Paid out (${symbol})`, width: 92, align: 'right', carry: 'sum' },
      { title: `Balance (${symbol})`, width: 96, align: 'right', carry: 'last' },
    ],
    total: 'Total and closing balance',
    empty: 'Nothing came into this wallet or left it in this time.',
  }
  yield* rowsOf(handle, statement)
  yield {
    kind: 'paragraph',
    text: 'Only money that has arrived or left is listed: what is on its way is not. Days and times are those of Lagos.',
  }
}

async function* rowsOf(
  handle: Handle,
  { wallet: of, account, span }: Statement,
): AsyncGenerator<PaperPart> {
  let balance = span.opening
  for (let first = 0; first < span.lines.length; first += linesAtOnce) {
    const some = span.lines.slice(first, first + linesAtOnce)
    const lines = await readNumberedLines(
      handle,
      account,
      some.map(({ version }) => version),
    )
    const byVersion = new Map(lines.map(line => [line.version, line]))
    const rows = some.map(({ version, amount }) => {
      const line = byVersion.get(version)
      if (line === undefined) throw new Error('a line of the ledger is gone')
      const { description, reference } = describeCompletedLine(of, line)
      balance += amount
      const what = { text: description, note: reference }
      return [
        dayOfMoment(line.at),
        what,
        amount > 0n ? amount : null,
        amount < 0n ? amount : null,
        balance,
      ]
    })
    yield { kind: 'rows', rows }
  }
}
