import { money } from '@kinfold/contract/money/money'
import type { Database } from '#src/db/database.ts'
import { bankAccount, payoutOf, walletOf } from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { type LedgerErrorCode, ledgerError } from '#src/ledger/ledger-error.ts'
import { post } from '#src/ledger/post.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { chargeBack } from '#src/ledger/recipes/charge-back.ts'
import { recoverReceivable } from '#src/ledger/recipes/recover-receivable.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { move, type TransferRequest } from '#src/ledger/transfer-request.ts'

export const naira = (minor: bigint) => money('NGN', minor)

let attempts = 0
export const attempt = () => {
  attempts += 1
  return idempotencyKey('test', String(attempts))
}

export const deposit = (member: string, minor: bigint): TransferRequest => ({
  attempt: attempt(),
  kind: 'transfer-deposit',
  pairs: [move(naira(minor), bankAccount('NGN'), walletOf(member, 'NGN'), { as: 'deposit' })],
})
export const pay = (from: string, to: string, minor: bigint): TransferRequest => ({
  attempt: attempt(),
  kind: 'wallet-contribution',
  pairs: [move(naira(minor), walletOf(from, 'NGN'), walletOf(to, 'NGN'), { as: 'contribution' })],
})
export const capture = (member: string, minor: bigint, hold: bigint): TransferRequest => ({
  attempt: attempt(),
  kind: 'withdrawal',
  pairs: [move(naira(minor), walletOf(member, 'NGN'), payoutOf('w1', 'NGN'), { as: 'withdrawal' })],
  hold,
})
export const takenBack = (member: string, minor: bigint): TransferRequest =>
  chargeBack({
    attempt: attempt(),
    member,
    provider: 'paystack',
    amount: naira(minor),
    payment: 'p',
  })
export const paidBack = (member: string, minor: bigint): TransferRequest =>
  recoverReceivable({
    attempt: attempt(),
    member,
    payment: 'p',
    portfolio: undefined,
    amount: naira(minor),
  })

export const hold = (db: Database, member: string, minor: bigint) =>
  reserve(db, { attempt: attempt(), account: walletOf(member, 'NGN'), amount: naira(minor) })

let members = 0
export async function memberWith(db: Database, minor: bigint): Promise<string> {
  members += 1
  const member = `member-${members}`
  if (minor > 0n) await post(db, deposit(member, minor))
  return member
}

export async function refusal(
  work: Promise<unknown>,
): Promise<LedgerErrorCode | 'accepted' | undefined> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    return ledgerError(error)?.code
  }
}

export async function walletOfMember(db: Database, member: string) {
  const { balance, held, owed, available } = await readBalance(db, walletOf(member, 'NGN'))
  return {
    balance: balance.minor,
    held: held.minor,
    owed: owed.minor,
    available: available.minor,
  }
}
