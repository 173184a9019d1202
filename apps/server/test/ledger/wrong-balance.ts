import { money } from '@kinfold/contract/money/money'
import type { Database } from '#src/db/database.ts'
import { walletOf } from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { post } from '#src/ledger/post.ts'
import { depositByTransfer } from '#src/ledger/recipes/deposit-by-transfer.ts'

const member = 'ada'

export async function openWallet(db: Database): Promise<void> {
  const deposit = depositByTransfer({
    attempt: idempotencyKey('test', '1'),
    payment: 'p1',
    member,
    arrived: money('NGN', 500n),
    reference: 'test',
    arrivedAt: new Date(),
  })
  await post(db, deposit)
}

/** Changes the balance of that wallet past the guards, as only the owner of the database can. */
export async function changeBalance(owner: Database, by: number): Promise<void> {
  await owner.query({ text: 'ALTER TABLE ledger.account DISABLE TRIGGER by_function_only' })
  await owner.query({
    text: 'UPDATE ledger.account SET balance = balance + $1 WHERE address = $2',
    values: [by, walletOf(member, 'NGN')],
  })
  await owner.query({ text: 'ALTER TABLE ledger.account ENABLE TRIGGER by_function_only' })
}
