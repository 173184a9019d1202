import type { getTransaction as endpoint } from '@kinfold/contract/wallet/get-transaction'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { describeCompletedLine, describeOpenLine } from '../../holdings/wallet/describe-line.ts'
import { findWallet } from '../../holdings/wallet/find-wallet.ts'
import { readCompletedLine, readLineOfRecord } from '../../holdings/wallet/read-completed-lines.ts'
import { readOpenLine } from '../../holdings/wallet/read-open-lines.ts'
import type { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { readWithdrawal } from '../../money/withdrawal/read-withdrawals.ts'
import type { Services } from '../../services.ts'
import { readLineBehind } from './read-line-behind.ts'

type Endpoint = typeof endpoint

export async function getTransaction(
  { db }: Services,
  { caller: { accountId }, params, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const own = await findWallet(db, accountId, query.wallet_id)
  const line = own && (await findLine(db, own, params.id))
  if (line === undefined) return refuse('not_found')
  const { transaction, booked } = line
  const { payment_id, withdrawal_id } = transaction
  const behind = await readLineBehind(db, accountId, booked ?? { transfer_id: null, payment_id })
  const withdrawal = withdrawal_id === null ? undefined : await readWithdrawal(db, withdrawal_id)
  return { transaction, ...behind, withdrawal: withdrawal ?? null }
}

async function findLine(handle: Handle, own: typeof wallet.$inferSelect, id: string) {
  // The open line first: when its money moves meanwhile, the line of that is found after it.
  const open = await readOpenLine(handle, own.id, id)
  if (open !== undefined) return { transaction: describeOpenLine(own, open) }
  const account = walletOf(own.memberId, own.currency)
  const booked =
    (await readCompletedLine(handle, account, id)) ?? (await readLineOfRecord(handle, account, id))
  return booked && { transaction: describeCompletedLine(own, booked), booked }
}
