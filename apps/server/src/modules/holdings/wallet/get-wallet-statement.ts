import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { getWalletStatement as endpoint } from '@kinfold/contract/wallet/get-wallet-statement'
import { statementProblem } from '@kinfold/contract/wallet/statement-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { type AccountAddress, walletOf } from '../../../ledger/account-address.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { linesAtOnce, longestPaper } from '../../base/paper/longest-paper.ts'
import { printPaper } from '../../base/paper/print-paper.ts'
import type { Services } from '../../services.ts'
import { describeCompletedLine } from './describe-line.ts'
import { describeWalletStatement, type StatementLine } from './describe-wallet-statement.ts'
import { findWallet } from './find-wallet.ts'
import { readNumberedLines } from './read-completed-lines.ts'
import { readStatementSpan, type StatementSpan } from './read-statement-span.ts'
import type { wallet } from './wallet.tables.ts'

type Endpoint = typeof endpoint

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
  const told = {
    currency: found.currency,
    opening: span.opening,
    amounts: span.lines.map(({ amount }) => amount),
    days: { from: query.from, to },
  }
  const lines = linesOf(db, { wallet: found, account, span })
  return printPaper(services, caller, describeWalletStatement(told, lines))
}

type Statement = {
  readonly wallet: typeof wallet.$inferSelect
  readonly account: AccountAddress
  readonly span: StatementSpan
}

async function* linesOf(
  handle: Handle,
  { wallet: of, account, span }: Statement,
): AsyncGenerator<StatementLine[]> {
  for (let first = 0; first < span.lines.length; first += linesAtOnce) {
    const some = span.lines.slice(first, first + linesAtOnce)
    const lines = await readNumberedLines(
      handle,
      account,
      some.map(({ version }) => version),
    )
    const byVersion = new Map(lines.map(line => [line.version, line]))
    yield some.map(({ version, amount }) => {
      const line = byVersion.get(version)
      if (line === undefined) throw new Error('a line of the ledger is gone')
      const { description, reference } = describeCompletedLine(of, line)
      return { at: line.at, description, reference, amount }
    })
  }
}
