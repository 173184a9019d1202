import { defaultPerPage } from '@kinfold/contract/paging/page-query'
import type { listTransactions as endpoint } from '@kinfold/contract/wallet/list-transactions'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { describeCompletedLine, describeOpenLine } from './describe-line.ts'
import { filterOf } from './filter-of.ts'
import { findWallet } from './find-wallet.ts'
import { mergeLines } from './merge-lines.ts'
import { findCompletedLines, readCompletedLines } from './read-completed-lines.ts'
import { countOpenLines, readOpenLines } from './read-open-lines.ts'
import { readOpenLinesBefore } from './read-open-lines-before.ts'
import type { WalletLines } from './wallet-lines.ts'

type Endpoint = typeof endpoint

export async function listTransactions(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const wallet = await findWallet(db, caller.accountId, query.wallet_id)
  if (wallet === undefined) return refuse('not_found')
  const filter = filterOf(query)
  const account = walletOf(caller.accountId, wallet.currency)
  const { status, page = 1, per_page = defaultPerPage } = query
  const wantsCompleted = status === undefined || status === 'completed'
  const completed = wantsCompleted
    ? await findCompletedLines(db, account, filter, page * per_page)
    : { count: 0 }
  const open = status === 'completed' ? 0 : await countOpenLines(db, wallet.id, filter)
  const lines = { wallet, account, filter, completed, open }
  return readPage(query, {
    count: async () => completed.count + open,
    rows: window => readLines(db, lines, window),
  })
}

/** One page of both kinds of lines, merged into one list. */
async function readLines(
  handle: Handle,
  lines: WalletLines,
  { limit, offset }: PageWindow,
): Promise<Transaction[]> {
  const { wallet, account, filter } = lines
  const openBefore = await readOpenLinesBefore(handle, lines, offset)
  const completed =
    lines.completed.count === 0
      ? []
      : await readCompletedLines(handle, account, lines.completed, {
          limit,
          offset: offset - openBefore,
        })
  const open =
    lines.open === 0
      ? []
      : await readOpenLines(handle, wallet.id, filter, { limit, offset: openBefore })
  const waiting = open.map(line => describeOpenLine(wallet, line)).toReversed()
  const merged = mergeLines(
    completed.map(line => describeCompletedLine(wallet, line)),
    waiting,
  )
  return [...merged, ...waiting.toReversed()].slice(0, limit)
}
