import type { Money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import type { AccountAddress } from './account-address.ts'
import { callLedger } from './call-ledger.ts'
import type { IdempotencyKey } from './transfer-request.ts'

export type ReserveRequest = {
  readonly attempt: IdempotencyKey
  readonly account: AccountAddress
  readonly amount: Money
  readonly expiresAt?: Date
}

export type Reserved = { readonly holdId: bigint; readonly created: boolean }

// Holds money: it stays in the balance but is no longer available.
export async function reserve(handle: Handle, request: ReserveRequest): Promise<Reserved> {
  const { attempt, account, amount, expiresAt } = request
  if (!account.endsWith(`:${amount.currency}`)) {
    throw new RangeError(`${amount.currency} cannot be held on ${account}.`)
  }
  const row = await callLedger<{ hold_id: bigint; created: boolean }>(handle, {
    name: 'ledger-reserve',
    text: 'SELECT hold_id, created FROM ledger.reserve($1, $2, $3, $4, $5)',
    values: [attempt.scope, attempt.key, account, amount.minor, expiresAt ?? null],
  })
  return { holdId: row.hold_id, created: row.created }
}
