import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { Handle } from '../../../db/database.ts'
import { type AccountAddress, walletOf } from '../../../ledger/account-address.ts'
import { describeCompletedLine, describeOpenLine } from './describe-line.ts'
import { mergeLines } from './merge-lines.ts'
import { readCompletedLinesBefore } from './read-completed-lines.ts'
import { type OpenFilter, readOpenLinesNow } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

/** How many lines are read at a time: what is in memory, however long the wallet. */
const step = 1_000

type Wallet = typeof wallet.$inferSelect

/** All lines of a wallet as they are at this moment, whatever is booked while they are read; newest first. */
export async function linesNow(
  handle: Handle,
  of: Wallet,
  filter: OpenFilter,
): Promise<AsyncIterable<readonly Transaction[]>> {
  const account = walletOf(of.memberId, of.currency)
  const { open, before } = await readOpenLinesNow(handle, { walletId: of.id, account }, filter)
  const waiting = open.map(line => describeOpenLine(of, line)).toReversed()
  return readLines(handle, { wallet: of, account, filter, before, waiting })
}

type Lines = {
  readonly wallet: Wallet
  readonly account: AccountAddress
  readonly filter: OpenFilter
  readonly before: bigint
  /** Open lines, oldest first. */
  readonly waiting: Transaction[]
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
