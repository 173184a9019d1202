import type { listTransactions as endpoint } from '@kinfold/contract/wallet/list-transactions'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { Answer, SignedInCall } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { clubDays } from '../../paging/club-days.ts'
import { pageOfRows, rowsWanted } from '../../paging/page-of-rows.ts'
import type { Services } from '../../services.ts'
import { describeCompletedLine, describeOpenLine } from './describe-line.ts'
import { findWallet } from './find-wallet.ts'
import { countCompletedLines, readCompletedLines } from './read-completed-lines.ts'
import { readOpenLines } from './read-open-lines.ts'

type Endpoint = typeof endpoint

export async function listTransactions(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const wallet = await findWallet(db, caller.accountId, query.wallet_id)
  if (wallet === undefined) return refuse('not_found')
  const { limit, offset } = rowsWanted(query)
  const filter = { kind: query.kind, ...clubDays(query.from, query.to) }
  const account = walletOf(caller.accountId, wallet.currency)
  const wantsCompleted = query.status === undefined || query.status === 'completed'
  const wantsOpen = query.status !== 'completed'
  const end = offset + limit

  const completed = wantsCompleted ? await readCompletedLines(db, account, filter, end) : []
  const completedCount = wantsCompleted ? await countCompletedLines(db, account, filter) : 0
  const open = wantsOpen
    ? await readOpenLines(db, wallet.id, { ...filter, status: query.status }, end)
    : { lines: [], count: 0 }
  const lines = merge(
    completed.map(line => describeCompletedLine(wallet, line)),
    open.lines.map(line => describeOpenLine(wallet, line)),
  )
  return pageOfRows(lines.slice(offset, end), completedCount + open.count, query)
}

/** Newest first. The ledger's lines keep their own order, by which the running balance holds. */
function merge(completed: readonly Transaction[], open: readonly Transaction[]): Transaction[] {
  const waiting = [...open]
  const merged: Transaction[] = []
  for (const line of completed) {
    while (waiting[0] !== undefined && waiting[0].created_at > line.created_at) {
      merged.push(...waiting.splice(0, 1))
    }
    merged.push(line)
  }
  return [...merged, ...waiting]
}
