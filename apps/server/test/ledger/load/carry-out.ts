import { money } from '@kinfold/contract/money/money'
import type { Handle } from '#src/db/database.ts'
import { type AccountAddress, clearingOf, receivableFrom } from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { post } from '#src/ledger/post.ts'
import { postAll } from '#src/ledger/post-all.ts'
import { release } from '#src/ledger/release.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { move, type TransferRequest } from '#src/ledger/transfer-request.ts'
import type { Operation } from './journal.ts'

export const loadScope = 'load'
// For the other effects of an operation than the one that is checked afterwards.
const besideScope = 'load beside'

// One operation of the journal, sent to the ledger; sent again it must change nothing.
export async function carryOut(handle: Handle, operation: Operation): Promise<void> {
  const { key } = operation
  const attempt = idempotencyKey(loadScope, key)
  const beside = idempotencyKey(besideScope, key)
  const amount = money('NGN', BigInt(operation.amount))
  const [from, to] = [address(operation.from), address(operation.to)]
  const transfer = (
    of: TransferRequest['attempt'],
    source: AccountAddress<'NGN'>,
    target: AccountAddress<'NGN'>,
  ) =>
    ({
      attempt: of,
      kind: 'wallet-contribution',
      pairs: [move(amount, source, target, { as: 'contribution' })],
    }) as const
  switch (operation.kind) {
    case 'transfer':
      await post(handle, transfer(attempt, from, to))
      return
    case 'hold':
      await reserve(handle, { attempt, account: from, amount })
      return
    case 'release': {
      const { holdId } = await reserve(handle, { attempt, account: from, amount })
      await release(handle, holdId)
      return
    }
    case 'capture': {
      const twice = money('NGN', 2n * amount.minor)
      const held = await reserve(handle, { attempt: beside, account: from, amount: twice })
      await post(handle, { ...transfer(attempt, from, to), hold: held.holdId, inPart: true })
      return
    }
    case 'several':
      await postAll(handle, [
        transfer(beside, from, 'bank::NGN'),
        transfer(attempt, 'bank::NGN', to),
      ])
      return
    case 'debt': {
      const owes = receivableFrom(operation.from, 'NGN')
      await postAll(handle, [
        transfer(attempt, owes, clearingOf('paystack', 'NGN')),
        transfer(beside, from, owes),
      ])
    }
  }
}

function address(name: string): AccountAddress<'NGN'> {
  return name === 'bank' ? 'bank::NGN' : `wallet:${name}:NGN`
}
