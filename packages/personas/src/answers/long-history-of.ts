// A wallet with far more lines than anyone has, for long lists and benchmarks.
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { demoId, demoReference } from '../demo-id.ts'
import type { Person } from '../people/person.ts'
import { referenceMoment } from '../reference-day.ts'
import { walletIdOf } from './transactions-of.ts'

const hourMs = 3_600_000

/** `count` deposits and withdrawals an hour apart, newest first, with a running balance. */
export function longHistoryOf({ key }: Person, count: number): Transaction[] {
  let balance = 0n
  const lines = Array.from({ length: count }, (_, index): Transaction => {
    const isDeposit = index % 5 !== 4
    const minor = isDeposit ? BigInt(100_000 + (index % 97) * 1_250) : -250_000n
    balance += minor
    const at = new Date(Date.parse(referenceMoment) - (count - index) * hourMs)
    return {
      id: demoId('transaction', key, 'long', index),
      wallet_id: walletIdOf(key, 'NGN'),
      kind: isDeposit ? 'deposit' : 'withdrawal',
      status: 'completed',
      currency: 'NGN',
      amount: Number(minor) / 100,
      balance_after: Number(balance) / 100,
      description: isDeposit ? 'Deposit by card' : 'Withdrawal',
      reference: demoReference(key, 'long', index),
      portfolio_id: null,
      withdrawal_id: null,
      withdrawal_status: null,
      payment_id: null,
      created_at: `${at.toISOString().slice(0, 19)}Z`,
    }
  })
  return lines.reverse()
}
