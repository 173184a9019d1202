import { money } from '@kinfold/contract/money/money'
import type { Handle } from '../../src/db/database.ts'
import type { AccountAddress } from '../../src/ledger/account-address.ts'
import { post } from '../../src/ledger/post.ts'
import { reserve } from '../../src/ledger/reserve.ts'
import { move } from '../../src/ledger/transfer-request.ts'
import type { Operation } from './journal.ts'

export const loadScope = 'load'

// One operation of the journal, sent to the ledger; sent again it must change nothing.
export async function carryOut(handle: Handle, operation: Operation): Promise<void> {
  const attempt = { scope: loadScope, key: operation.key }
  const amount = money('NGN', BigInt(operation.amount))
  const from = address(operation.from)
  if (operation.kind === 'hold') {
    await reserve(handle, { attempt, account: from, amount })
    return
  }
  await post(handle, {
    attempt,
    kind: 'wallet-contribution',
    pairs: [move(amount, from, address(operation.to))],
  })
}

function address(name: string): AccountAddress<'NGN'> {
  return name === 'bank' ? 'bank::NGN' : `wallet:${name}:NGN`
}
