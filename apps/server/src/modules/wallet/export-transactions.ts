import { Readable } from 'node:stream'
import type { exportTransactions as endpoint } from '@kinfold/contract/wallet/export-transactions'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import {
  transactionsCsvHead,
  transactionsCsvLines,
} from '@kinfold/contract/wallet/transactions-csv'
import type { SignedInCall, StreamedAnswer } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Handle } from '../../db/database.ts'
import { type AccountAddress, walletOf } from '../../ledger/account-address.ts'
import type { Services } from '../services.ts'
import { describeCompletedLine, describeOpenLine } from './describe-line.ts'
import { filterOf } from './filter-of.ts'
import { findWallet } from './find-wallet.ts'
import { mergeLines } from './merge-lines.ts'
import { readCompletedLinesBefore } from './read-completed-lines.ts'
import { type OpenFilter, readOpenLinesNow } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

type Endpoint = typeof endpoint

/** How many lines are read at a time: what is in memory, however long the wallet. */
const step = 1_000

/** The list as a file, as it is at this moment, whatever is booked while it leaves. */
export async function exportTransactions(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<StreamedAnswer<Endpoint>> {
  const found = await findWallet(db, caller.accountId, query.wallet_id)
  if (found === undefined) return refuse('not_found')
  const account = walletOf(caller.accountId, found.currency)
  const filter = filterOf(query)
  // Before the first byte, so that a database that can't answer is still a refusal.
  const { open, before } = await readOpenLinesNow(db, { walletId: found.id, account }, filter)
  const waiting = open.map(line => describeOpenLine(found, line)).toReversed()
  return Readable.from(fileOf(readLines(db, { wallet: found, account, filter, before, waiting })))
}

type Lines = {
  readonly wallet: typeof wallet.$inferSelect
  readonly account: AccountAddress
  readonly filter: OpenFilter
  readonly before: bigint
  /** Open lines, oldest first. */
  readonly waiting: Transaction[]
}

async function* fileOf(lines: AsyncIterable<readonly Transaction[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(transactionsCsvHead)
  for await (const some of lines) yield Buffer.from(transactionsCsvLines(some))
}

// No transaction: a slow reader would hold its connection.
async function* readLines(
  handle: Handle,
  { wallet: of, account, filter, before, waiting }: Lines,
): AsyncGenerator<readonly Transaction[]> {
  const wantsCompleted = filter.status === undefined || filter.status === 'completed'
  for (let left = wantsCompleted ? before : 1n; left > 1n; left -= BigInt(step)) {
    const completed = await readCompletedLinesBefore(handle, account, filter, {
      before: left,
      step,
    })
    yield mergeLines(
      completed.map(line => describeCompletedLine(of, line)),
      waiting,
    )
  }
  yield waiting.toReversed()
}
