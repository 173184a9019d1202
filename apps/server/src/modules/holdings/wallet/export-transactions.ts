import { Readable } from 'node:stream'
import type { exportTransactions as endpoint } from '@kinfold/contract/wallet/export-transactions'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import {
  transactionsCsvHead,
  transactionsCsvLines,
} from '@kinfold/contract/wallet/transactions-csv'
import type { SignedInCall, StreamedAnswer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { filterOf } from './filter-of.ts'
import { findWallet } from './find-wallet.ts'
import { linesNow } from './lines-now.ts'

type Endpoint = typeof endpoint

/** The list as a file, as it is at this moment, whatever is booked while it leaves. */
export async function exportTransactions(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<StreamedAnswer<Endpoint>> {
  const found = await findWallet(db, caller.accountId, query.wallet_id)
  if (found === undefined) return refuse('not_found')
  // Before the first byte, so that a database that can't answer is still a refusal.
  const lines = await linesNow(db, found, filterOf(query))
  return Readable.from(fileOf(lines))
}

async function* fileOf(lines: AsyncIterable<readonly Transaction[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(transactionsCsvHead)
  for await (const some of lines) yield Buffer.from(transactionsCsvLines(some))
}
